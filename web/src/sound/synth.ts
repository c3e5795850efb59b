/** Sounds made of oscillators and noise: nothing is loaded. */
export type Sound = "dig" | "place" | "item" | "turn" | "end";

let context: AudioContext | null = null;

function tone(
  audio: AudioContext,
  frequency: number,
  start: number,
  length: number,
  type: OscillatorType,
  volume: number,
): void {
  const oscillator = new OscillatorNode(audio, { type, frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function scrape(audio: AudioContext, start: number, length: number, frequency: number, volume: number): void {
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * length), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  samples.forEach((_, index) => {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length);
  });
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: volume }))
    .connect(audio.destination);
  source.start(start);
}

const SCORE: Record<Sound, (audio: AudioContext, now: number) => void> = {
  dig: (audio, now) => scrape(audio, now, 0.35, 900, 0.25),
  place: (audio, now) => {
    [0, 0.09, 0.18].forEach((delay) => tone(audio, 190, now + delay, 0.09, "triangle", 0.2));
    scrape(audio, now + 0.3, 0.16, 220, 0.5);
  },
  item: (audio, now) =>
    [523, 659, 784].forEach((pitch, index) => tone(audio, pitch, now + index * 0.07, 0.5, "sine", 0.12)),
  turn: (audio, now) => [880, 1320].forEach((pitch) => tone(audio, pitch, now, 0.9, "sine", 0.08)),
  end: (audio, now) =>
    [392, 440, 523, 587, 784].forEach((pitch, index) => tone(audio, pitch, now + index * 0.18, 0.6, "triangle", 0.12)),
};

export function play(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  SCORE[sound](context, context.currentTime);
}
