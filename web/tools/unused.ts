/** Answers in place of those parts of three.js that no picture of ours uses (`three.ts` lists them). */

/** No headset is ever there. */
export class WebXRManager {
  enabled = false;
  isPresenting = false;
  addEventListener(): void {}
  removeEventListener(): void {}
  getEnvironmentBlendMode(): void {}
  setAnimationLoop(): void {}
  dispose(): void {}
}

/** Nothing is mirrored in anything. */
export class WebGLEnvironments {
  get(): null {
    return null;
  }
  dispose(): void {}
}

/** No shape turns into another. */
export class WebGLMorphtargets {
  update(): void {}
}

/** A picture is drawn at once onto its canvas, so nobody ever makes one of these. */
export const WebGLOutput = null;

/** No material has a group of uniforms. */
export class WebGLUniformsGroups {
  dispose(): void {}
}

/** What shiny materials would look up. */
export function getDFGLUT(): null {
  return null;
}
