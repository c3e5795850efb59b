/** One pool a kind of piece, shared by the quarry and all gardens: draw calls do not grow with pieces. */
import { BoxGeometry, Group, PlaneGeometry, type BufferGeometry, type Material } from "three";
import type { Flower, ItemKind } from "../api/view";
import { boardBody, frame, quarryBlock } from "./geometry/court";
import { flowerHead } from "./geometry/flowers";
import { belvedere, bridge, fountain, stairway, statue } from "./geometry/items";
import { bed, dish, pillar, slab } from "./geometry/terrace";
import {
  chipMaterial,
  decalMaterial,
  ghostMaterial,
  lineMaterial,
  markMaterial,
  shadeMaterial,
  solidMaterial,
} from "./materials";
import { BOARD } from "./measures";
import { Pool } from "./pool";
import type { Quality } from "./quality";
import { paintAtlas } from "./textures/atlas";
import { paintBoard } from "./textures/board";
import { paintRing, paintShade } from "./textures/ground";
import { paintMaterial, type Quarried } from "./textures/materials";
import { paintNames } from "./textures/names";

const flat = () => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
const SOLID = { casts: true, receives: true } as const;
/** Drawn after what stands on it: what is covered costs nothing. */
const BENEATH = 0.5;

const ITEM_SHAPE: Record<ItemKind, (coarse: boolean) => BufferGeometry> = {
  statue,
  belvedere,
  fountain,
  stairway,
  bridge,
};

function itemPools(material: Material, ghost: boolean, coarse: boolean): Record<ItemKind, Pool> {
  const options = ghost ? { order: 2 } : SOLID;
  const pool = (kind: ItemKind) => new Pool(ITEM_SHAPE[kind](coarse), material, options);
  return {
    statue: pool("statue"),
    belvedere: pool("belvedere"),
    fountain: pool("fountain"),
    stairway: pool("stairway"),
    bridge: pool("bridge"),
  };
}

function flowerPools(material: Material, coarse: boolean): Record<Flower, Pool> {
  const pool = (flower: Flower) => new Pool(flowerHead(flower, coarse), material, { receives: true });
  return { white: pool("white"), pink: pool("pink"), blue: pool("blue"), yellow: pool("yellow") };
}

function blockPools(quality: Quality): Record<Quarried, Pool> {
  const pool = (material: Quarried) =>
    new Pool(quarryBlock(), solidMaterial(quality, { map: paintMaterial(material) }), { ...SOLID, tinted: true });
  return { clay: pool("clay"), granite: pool("granite"), basalt: pool("basalt") };
}

export function createPools(quality: Quality) {
  const coarse = !quality.lush;
  const stone = solidMaterial(quality, { vertexColors: true });
  const line = lineMaterial();
  const [atlas, names] = [paintAtlas(), paintNames()];
  const paving = solidMaterial(quality, { map: paintBoard(quality.boardTexture) });
  const [pale, dense] = [ghostMaterial(0.5), ghostMaterial(0.78)];
  const single = {
    board: new Pool(boardBody(), stone, { ...SOLID, order: BENEATH }),
    paving: new Pool(new PlaneGeometry(BOARD, BOARD).rotateX(-Math.PI / 2), paving, { receives: true, order: BENEATH }),
    slab: new Pool(slab(coarse), stone, { ...SOLID, tinted: true }),
    bed: new Pool(bed(coarse), stone, SOLID),
    dish: new Pool(dish(coarse), stone, { receives: true, tinted: true }),
    single: new Pool(pillar(false, coarse), stone, SOLID),
    double: new Pool(pillar(true, coarse), stone, SOLID),
    symbol: new Pool(flat(), decalMaterial(quality, atlas), { receives: true, order: 3, cells: true }),
    chip: new Pool(flat(), chipMaterial(atlas), { order: 4, cells: true }),
    name: new Pool(flat(), decalMaterial(quality, names), { receives: true, order: 3, cells: true }),
    shade: new Pool(flat(), shadeMaterial(paintShade(), quality.shade), { order: 1 }),
    ring: new Pool(flat(), markMaterial(paintRing()), { order: 6, tinted: true }),
    frame: new Pool(frame(1, 0.07), line, { tinted: true }),
    bar: new Pool(new BoxGeometry(1, 0.08, 0.13), line, { tinted: true }),
    ghostSlab: new Pool(slab(coarse), pale, { order: 2 }),
    ghostSingle: new Pool(pillar(false, coarse), dense, { order: 2 }),
    ghostDouble: new Pool(pillar(true, coarse), dense, { order: 2 }),
  };
  const grouped = {
    flower: flowerPools(stone, coarse),
    item: itemPools(stone, false, coarse),
    ghostItem: itemPools(dense, true, coarse),
    block: blockPools(quality),
  };
  const all: Pool[] = [
    ...Object.values(single),
    ...Object.values(grouped).flatMap((group) => Object.values<Pool>(group)),
  ];
  const object = new Group();
  object.add(...all.map((pool) => pool.object));
  return {
    ...single,
    ...grouped,
    object,
    clear: () => all.forEach((pool) => pool.clear()),
    finish: () => all.forEach((pool) => pool.finish()),
    dispose() {
      all.forEach((pool) => {
        pool.dispose();
        pool.material.dispose();
      });
      atlas.dispose();
      names.dispose();
    },
  };
}

export type Pools = ReturnType<typeof createPools>;
