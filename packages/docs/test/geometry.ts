interface Point {
  readonly x: number;
  readonly y: number;
}

interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/** Whether two rectangles, placed by their centres, share a part. */
export function overlap(a: Rectangle, b: Rectangle): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}

/** Whether two lines through points have a point in common. */
export function cross(a: readonly Point[], b: readonly Point[]): boolean {
  return segments(a).some((one) => segments(b).some((other) => intersect(one, other)));
}

type Segment = readonly [Point, Point];

function segments(points: readonly Point[]): Segment[] {
  return points.slice(1).map((end, index) => [points[index] ?? end, end]);
}

function intersect([a, b]: Segment, [c, d]: Segment): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** On which side of the line from a to b a point lies. */
function side(a: Point, b: Point, point: Point): boolean {
  return (b.x - a.x) * (point.y - a.y) > (b.y - a.y) * (point.x - a.x);
}
