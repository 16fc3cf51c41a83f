import { disc, type Point } from '../brushes';
import { lerp, steps, TAU, times } from '../numbers';
import { grey, type Drawing } from './drawing';
import { flower } from './window-box';

export function bike(drawing: Drawing, x: number, foot: number, size: number, mirror: boolean) {
  const { line, form, tone, sheet } = drawing;
  const { random } = sheet;
  const radius = size * 0.235;
  const at = (across: number, up: number): Point => [x + size * across * (mirror ? -1 : 1), foot - size * up];
  const ring = ([cx, cy]: Point, r: number) =>
    steps(49).map((share): Point => [cx + Math.cos(share * TAU) * r, cy + Math.sin(share * TAU) * r]);
  const [rear, front, crank] = [at(-0.36, 0.235), at(0.36, 0.235), at(-0.06, 0.22)];

  for (const hub of [rear, front]) {
    tone.strokeStyle = grey(0.1);
    tone.lineWidth = size * 0.02;
    tone.beginPath();
    tone.arc(hub[0], hub[1], radius, 0, TAU);
    tone.stroke();
    line(ring(hub, radius), 1.9);
    line(ring(hub, radius * 0.92), 1.1);
    line(ring(hub, radius * 0.08), 1.4);
    times(18, (spoke) => {
      const angle = (spoke / 18) * TAU + 0.1;
      const twist = angle + (spoke % 2 ? 0.35 : -0.35);
      line(
        [
          [hub[0] + Math.cos(twist) * radius * 0.08, hub[1] + Math.sin(twist) * radius * 0.08],
          [hub[0] + Math.cos(angle) * radius * 0.92, hub[1] + Math.sin(angle) * radius * 0.92],
        ],
        0.6,
        0.7,
      );
    });
    // A mudguard over the wheel.
    const guard = steps(19).map((share): Point => {
      const angle = Math.PI * (1.06 + share * 0.74);
      return [hub[0] + Math.cos(angle) * radius * 1.1, hub[1] + Math.sin(angle) * radius * 1.1];
    });
    line(guard, 2);
  }

  const [saddle, head, stem] = [at(-0.17, 0.56), at(0.255, 0.54), at(0.235, 0.66)];
  const tube = (from: Point, to: Point, width = 0.022) => {
    tone.strokeStyle = grey(0.18);
    tone.lineWidth = size * width;
    tone.lineCap = 'round';
    tone.beginPath();
    tone.moveTo(...from);
    tone.lineTo(...to);
    tone.stroke();
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const scale = (size * width * 0.5) / Math.hypot(dx, dy);
    for (const side of [-1, 1])
      line(
        [
          [from[0] - dy * scale * side, from[1] + dx * scale * side],
          [to[0] - dy * scale * side, to[1] + dx * scale * side],
        ],
        1.3,
      );
  };
  tube(crank, saddle);
  tube(crank, head);
  tube(at(-0.145, 0.5), at(0.245, 0.6), 0.02);
  tube(crank, rear, 0.016);
  tube(rear, at(-0.145, 0.5), 0.014);
  tube(head, front, 0.018);
  tube(head, stem, 0.02);
  line(ring(crank, size * 0.05), 1.4);
  line([at(-0.36, 0.26), at(-0.06, 0.27)], 1, 0.9);
  line([at(-0.36, 0.215), at(-0.06, 0.17)], 1, 0.9);
  line([crank, at(-0.02, 0.1)], 2);
  line([at(-0.055, 0.1), at(0.02, 0.1)], 2.4);
  form(
    [at(-0.27, 0.6), at(-0.2, 0.615), at(-0.07, 0.585), at(-0.075, 0.575), at(-0.18, 0.565), at(-0.26, 0.57)],
    0.14,
    1.8,
  );
  line([at(0.235, 0.66), at(0.2, 0.695), at(0.13, 0.7), at(0.1, 0.68)], 2.4);
  // A carrier behind, a basket of flowers in front.
  line([at(-0.5, 0.5), at(-0.2, 0.5)], 2);
  line([at(-0.47, 0.5), rear], 1.2);
  form([at(0.25, 0.66), at(0.27, 0.5), at(0.45, 0.5), at(0.48, 0.66)], 0.72, 1.6);
  for (const share of [0.25, 0.5, 0.75]) {
    line(
      [
        at(lerp(0.25, 0.27, share), lerp(0.66, 0.5, share)),
        at(lerp(0.48, 0.45, share), lerp(0.66, 0.5, share)),
      ],
      0.9,
    );
    line([at(lerp(0.25, 0.48, share), 0.66), at(lerp(0.27, 0.45, share), 0.5)], 0.9);
  }
  times(26, () => {
    const [leafX, leafY] = at(random.between(0.25, 0.48), random.between(0.66, 0.75));
    disc(tone, leafX, leafY, size * random.between(0.012, 0.024), grey(random.pick([0.25, 0.4, 0.55])));
  });
  times(10, () =>
    flower(
      drawing,
      ...at(random.between(0.25, 0.48), random.between(0.67, 0.79)),
      size * random.between(0.018, 0.028),
    ),
  );
}
