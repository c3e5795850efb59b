/** A picture of a review to share: who played, the curve, the largest mistakes, skill and luck; drawn here and nowhere else. */
import type { Seat } from "../api/table";
import { PETAL, STONE } from "../art/palette";
import { download } from "../table/ending/download";
import { signedTenths, tenths } from "../words/figures";
import { labelled } from "../words/joins";
import { seatName } from "../words/seats";
import { say } from "../words/words.svelte";
import { drawingOf } from "./curve";
import { mistakesOf, type Review } from "./review";

const WIDTH = 1080;
const EDGE = 60;
const LINE = 44;
const GAP = 24;
const CURVE_HEIGHT = 330;
const MISTAKES = 3;
const INK = "#2a1c10";
const PAPER = "#fdf6e6";
const FADED = "#6b5239";

/** A line of text, and how it is written. */
interface Row {
  readonly text: string;
  readonly size: number;
  readonly colour: string;
  readonly mark?: string;
}

const isHead = ({ mark }: Row): boolean => mark === undefined;

const colourOf = (seats: readonly Seat[], seat: number): string => PETAL[seats[seat]?.flower ?? "white"].line;

/** What stands below the curve. */
export function rowsOf(review: Review, seats: readonly Seat[]): Row[] {
  const head = (text: string): Row => ({ text, size: 34, colour: STONE.lapisDark });
  const mistakes = mistakesOf(review, MISTAKES).map((report): Row => {
    const { turn, seat, cost } = report;
    const figures = { points: tenths(cost.value), error: tenths(cost.error) };
    const text = say("review-mistake", { turn, name: seatName(seats, seat - 1), ...figures });
    return { text, size: 28, colour: INK, mark: colourOf(seats, seat - 1) };
  });
  const people = review.seats.map(({ seat, cost, luck }): Row => {
    const given = labelled(say("review-cost"), `${tenths(cost.value)} ± ${tenths(cost.error)}`);
    const chance = labelled(say("review-luck"), `${signedTenths(luck.value)} ± ${tenths(luck.error)}`);
    const text = labelled(seatName(seats, seat - 1), say("list-beside", { list: given, item: chance }));
    return { text, size: 28, colour: INK, mark: colourOf(seats, seat - 1) };
  });
  return [head(say("review-seats")), ...people, head(say("review-mistakes")), ...mistakes];
}

/** Draws the picture; it is as high as its text. */
export function drawPicture(review: Review, seats: readonly Seat[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const rows = rowsOf(review, seats);
  const top = 250;
  // A heading keeps its distance from what is above it.
  const below = rows.map((_, index) => LINE * (index + 1) + GAP * rows.slice(0, index + 1).filter(isHead).length);
  [canvas.width, canvas.height] = [WIDTH, top + CURVE_HEIGHT + (below.at(-1) ?? 0) + EDGE];
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  const { fontFamily } = getComputedStyle(document.body);
  const write = ({ text, size, colour, mark }: Row, y: number): void => {
    const x = mark === undefined ? EDGE : EDGE + 34;
    if (mark !== undefined) dot(pen, mark, EDGE + 11, y - 10);
    pen.font = `${size}px ${fontFamily}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, WIDTH - EDGE - x);
  };
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = STONE.lapisDark;
  pen.fillRect(0, 0, WIDTH, 130);
  pen.fillStyle = STONE.gold;
  pen.fillRect(0, 130, WIDTH, 8);
  write({ text: `Babylon · ${say("review-title")}`, size: 46, colour: PAPER }, 84);
  const standing = review.seats.map(({ seat, points }) => labelled(seatName(seats, seat - 1), String(points)));
  write({ text: standing.reduce((list, item) => say("list-beside", { list, item })), size: 36, colour: INK }, 206);
  drawCurve(pen, review, seats, top);
  rows.forEach((row, index) => write(row, top + CURVE_HEIGHT + (below[index] ?? 0)));
  return canvas;
}

function dot(pen: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  pen.beginPath();
  pen.arc(x, y, 11, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
  pen.strokeStyle = FADED;
  pen.lineWidth = 1.5;
  pen.stroke();
}

function drawCurve(pen: CanvasRenderingContext2D, review: Review, seats: readonly Seat[], top: number): void {
  const { curves, most, turns } = drawingOf(review);
  const x = (turn: number): number => EDGE + ((WIDTH - 2 * EDGE) * turn) / turns;
  const y = (below: number): number => top + (CURVE_HEIGHT * (below + most)) / (2 * most);
  const trace = (points: string): void => {
    pen.beginPath();
    for (const [turn = 0, below = 0] of points.split(" ").map((point) => point.split(",").map(Number)))
      pen.lineTo(x(turn), y(below));
  };
  pen.fillStyle = "#fffdf7";
  pen.fillRect(EDGE, top, WIDTH - 2 * EDGE, CURVE_HEIGHT);
  for (const { seat, line, band } of curves) {
    trace(band);
    pen.globalAlpha = 0.28;
    pen.fillStyle = colourOf(seats, seat);
    pen.fill();
    pen.globalAlpha = 1;
    trace(line);
    pen.strokeStyle = colourOf(seats, seat);
    pen.lineWidth = 5;
    pen.stroke();
  }
  trace(`0,0 ${turns},0`);
  pen.strokeStyle = FADED;
  pen.lineWidth = 2;
  pen.stroke();
}

/** Hands the picture to whatever this device shares with; where there is nothing, it is saved. */
export async function sharePicture(review: Review, seats: readonly Seat[]): Promise<void> {
  const canvas = drawPicture(review, seats);
  const name = "babylon-review.png";
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/png"));
  const files = blob === null ? [] : [new File([blob], name, { type: "image/png" })];
  if (files.length > 0 && "canShare" in navigator && navigator.canShare({ files })) {
    // Whoever changes their mind has shared nothing.
    await navigator.share({ files }).catch(() => {});
    return;
  }
  download(canvas.toDataURL("image/png"), name);
}
