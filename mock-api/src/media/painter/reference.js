import { createCanvas } from '#canvas';
// ---------- chance and noise ----------
function hash(s) {
  let h = 2166136261;
  s = String(s);
  for (let i = 0; i < s.length; i++) {
    h ^= s.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
function rng(seed) {
  let a = hash(seed);
  const r = () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  r.in = (a, b) => a + (b - a) * r();
  r.int = (a, b) => Math.floor(r.in(a, b + 1));
  r.pick = (l) => l[Math.floor(r() * l.length)];
  r.sign = () => (r() < 0.5 ? -1 : 1);
  return r;
}
function noise(seed) {
  const r = rng('n' + seed),
    P = new Float32Array(65536);
  for (let i = 0; i < 65536; i++) P[i] = r();
  const n2 = (x, y) => {
    const xi = Math.floor(x),
      yi = Math.floor(y);
    let u = x - xi,
      v = y - yi;
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
    const x0 = xi & 255,
      x1 = (xi + 1) & 255,
      y0 = (yi & 255) << 8,
      y1 = ((yi + 1) & 255) << 8;
    const a = P[x0 | y0],
      b = P[x1 | y0],
      c = P[x0 | y1],
      d = P[x1 | y1];
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
  n2.fbm = (x, y, o = 5) => {
    let s = 0,
      k = 0.5,
      t = 0;
    for (let i = 0; i < o; i++) {
      s += k * n2(x, y);
      t += k;
      k *= 0.5;
      const q = x * 1.6 - y * 1.2 + 17.3;
      y = x * 1.2 + y * 1.6 + 9.1;
      x = q;
    }
    return s / t;
  };
  n2.ridge = (x, y, o = 6) => {
    let s = 0,
      k = 0.5,
      t = 0,
      w = 1;
    for (let i = 0; i < o; i++) {
      let n = 1 - Math.abs(2 * n2(x, y) - 1);
      n *= n * w;
      w = Math.min(1, n * 1.9 + 0.12);
      s += k * n;
      t += k;
      k *= 0.5;
      const q = x * 1.64 - y * 1.21 + 3.7;
      y = x * 1.21 + y * 1.64 + 11.9;
      x = q;
    }
    return s / t;
  };
  return n2;
}
// ---------- colour and numbers ----------
const TAU = Math.PI * 2,
  clamp = (x, a = 0, b = 1) => (x < a ? a : x > b ? b : x),
  lerp = (a, b, t) => a + (b - a) * t;
const smooth = (a, b, x) => {
  x = clamp((x - a) / (b - a));
  return x * x * (3 - 2 * x);
};
const hex = (h) => [parseInt(h.slice(1, 3), 16), parseInt(h.slice(3, 5), 16), parseInt(h.slice(5, 7), 16)];
const css = (h, a = 1) => {
  const c = typeof h === 'string' ? hex(h) : h;
  return `rgba(${c[0] | 0},${c[1] | 0},${c[2] | 0},${a})`;
};
const mix = (a, b, t) => {
  a = typeof a === 'string' ? hex(a) : a;
  b = typeof b === 'string' ? hex(b) : b;
  return [0, 1, 2].map((i) => Math.sqrt(lerp(a[i] * a[i], b[i] * b[i], t)));
};
const l3 = (h, k = 1) => hex(h).map((v) => Math.pow(v / 255, 2.2) * k);
const choose = (R, o, l) => {
  const i = R.int(0, l.length - 1);
  return l[o.p == null ? i : o.p % l.length];
};
// ---------- brushes ----------
function canvas(w, h) {
  return createCanvas(Math.max(1, Math.round(w)), Math.max(1, Math.round(h)));
}
function vgrad(g, y0, y1, stops) {
  const q = g.createLinearGradient(0, y0, 0, y1);
  stops.forEach(([p, c]) => q.addColorStop(p, typeof c === 'string' ? c : css(c)));
  return q;
}
function glow(g, x, y, r, c, a = 1, op = 'lighter') {
  g.save();
  g.globalCompositeOperation = op;
  const q = g.createRadialGradient(x, y, 0, x, y, r);
  q.addColorStop(0, css(c, a));
  q.addColorStop(0.22, css(c, a * 0.52));
  q.addColorStop(0.5, css(c, a * 0.17));
  q.addColorStop(1, css(c, 0));
  g.fillStyle = q;
  g.fillRect(x - r, y - r, 2 * r, 2 * r);
  g.restore();
}
function poly(g, pts, fill) {
  g.beginPath();
  pts.forEach((p, i) => (i ? g.lineTo(p[0], p[1]) : g.moveTo(p[0], p[1])));
  g.closePath();
  if (fill) {
    g.fillStyle = fill;
    g.fill();
  }
}
function circle(g, x, y, r) {
  g.beginPath();
  g.arc(x, y, Math.max(0, r), 0, TAU);
}
function blurred(src, k) {
  // portable blur: down and up again
  let c = src,
    w = src.width,
    h = src.height;
  const steps = Math.max(1, Math.round(Math.log2(k)));
  for (let i = 0; i < steps; i++) {
    w = Math.max(2, w / 2);
    h = Math.max(2, h / 2);
    const n = canvas(w, h),
      g = n.getContext('2d');
    g.imageSmoothingQuality = 'high';
    g.drawImage(c, 0, 0, n.width, n.height);
    c = n;
  }
  for (let i = 0; i < steps; i++) {
    const n = canvas(Math.min(src.width, c.width * 2), Math.min(src.height, c.height * 2)),
      g = n.getContext('2d');
    g.imageSmoothingQuality = 'high';
    g.drawImage(c, 0, 0, n.width, n.height);
    c = n;
  }
  return c;
}
function bloom(g, W, H, amt = 0.5, k = 16, cut = 0) {
  const s = canvas(W / 2, H / 2),
    sg = s.getContext('2d');
  sg.drawImage(g.canvas, 0, 0, s.width, s.height);
  if (cut) {
    sg.globalCompositeOperation = 'multiply';
    sg.drawImage(s, 0, 0);
    if (cut > 1) sg.drawImage(s, 0, 0);
  }
  g.save();
  g.globalCompositeOperation = 'screen';
  g.globalAlpha = amt;
  g.imageSmoothingQuality = 'high';
  g.drawImage(blurred(s, Math.max(2, k / 4)), 0, 0, W, H);
  g.globalAlpha = amt * 0.7;
  g.drawImage(blurred(s, k), 0, 0, W, H);
  g.restore();
}
function finish(g, W, H, R, { grain = 6, vig = 0.35, warm = null } = {}) {
  if (vig) {
    const q = g.createRadialGradient(
      W / 2,
      H * 0.48,
      Math.min(W, H) * 0.35,
      W / 2,
      H / 2,
      Math.hypot(W, H) * 0.62,
    );
    q.addColorStop(0, 'rgba(0,0,0,0)');
    q.addColorStop(1, `rgba(0,0,0,${vig})`);
    g.fillStyle = q;
    g.fillRect(0, 0, W, H);
  }
  if (warm) {
    g.save();
    g.globalCompositeOperation = 'soft-light';
    g.fillStyle = warm;
    g.fillRect(0, 0, W, H);
    g.restore();
  }
  if (grain) {
    const d = g.getImageData(0, 0, W, H),
      a = d.data;
    let s = R.int(1, 1e9);
    for (let i = 0; i < a.length; i += 4) {
      s = (Math.imul(s, 1664525) + 1013904223) | 0;
      const n = (((s >>> 16) & 255) / 255 + ((s >>> 8) & 255) / 255 - 1) * grain;
      a[i] += n;
      a[i + 1] += n;
      a[i + 2] += n;
    }
    g.putImageData(d, 0, 0);
  }
}
const tone = (x) => {
  x = Math.max(0, x);
  return Math.pow(clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)), 1 / 2.2) * 255;
};

// =====================================================================
// realistic: a lit height field, water that really mirrors it, haze
// =====================================================================
const LIGHTS = {
  golden: {
    sun: '#ffb070',
    sunI: 3.4,
    el: 0.2,
    az: -1.05,
    zen: '#2c5a9c',
    mid: '#8fb0cf',
    hor: '#ffd0a0',
    amb: '#7c9fe0',
    ambI: 0.5,
    fog: '#b9b4c4',
    fogK: 0.017,
    exp: 1.65,
  },
  blue: {
    sun: '#ff9a8a',
    sunI: 1.5,
    el: 0.13,
    az: 1.0,
    zen: '#13234d',
    mid: '#4a6096',
    hor: '#e59a92',
    amb: '#5f7dc0',
    ambI: 0.5,
    fog: '#8d90bd',
    fogK: 0.026,
    exp: 1.75,
  },
  day: {
    sun: '#fff0d8',
    sunI: 3.1,
    el: 0.52,
    az: -0.85,
    zen: '#2268bd',
    mid: '#79b3e4',
    hor: '#d5e6ef',
    amb: '#8fb4e8',
    ambI: 0.46,
    fog: '#b4cfe8',
    fogK: 0.016,
    exp: 1.12,
  },
  mist: {
    sun: '#ffe0b0',
    sunI: 2.2,
    el: 0.26,
    az: 0.75,
    zen: '#6f8fa8',
    mid: '#a8bcc4',
    hor: '#f3e2c6',
    amb: '#9fb2bc',
    ambI: 0.55,
    fog: '#d9d8d2',
    fogK: 0.04,
    exp: 1.25,
  },
};
function realistic(g, W, H, R, o) {
  const scene = o.scene || 'alpine',
    L = LIGHTS[o.light || R.pick(scene === 'dunes' ? ['golden', 'blue'] : ['golden', 'blue', 'day', 'mist'])];
  const n = noise(o.seed + scene),
    N = 600,
    S = 9,
    hm = new Float32Array(N * N),
    sh = new Float32Array(N * N),
    ox = R.in(0, 90),
    oy = R.in(0, 90);
  const px = R.sign() * R.in(0.5, 1.0),
    dunes = scene === 'dunes';
  for (let j = 0; j < N; j++)
    for (let i = 0; i < N; i++) {
      const x = (i / N - 0.5) * S,
        z = (j / N) * S - 0.6;
      let h;
      if (dunes) {
        const wx = x + 0.55 * n.fbm(x * 0.55 + ox, z * 0.55 + oy, 3),
          wz = z + 0.9 * n.fbm(x * 0.4 + 9 + ox, z * 0.5 + oy, 3);
        const p = wz * 0.42 + wx * 0.5,
          f = p - Math.floor(p),
          am = 0.35 + n(wx * 0.6 + ox, Math.floor(p) * 3.1) * 0.8;
        h =
          (f < 0.62 ? Math.pow(smooth(-0.1, 1.02, f / 0.62), 1.2) : Math.pow(1 - (f - 0.62) / 0.38, 1.35)) *
            0.62 *
            am +
          n.fbm(x * 0.3 + ox, z * 0.3, 3) * 0.5 -
          0.15 +
          smooth(3.2, 6.5, z) * 0.35;
      } else {
        const d =
          Math.hypot((x + 0.15) / 1.75, (z - 1.2) / 1.75) -
          1 +
          (n.fbm(x * 1.3 + ox, z * 1.3 + oy, 4) - 0.5) * 0.95;
        const rg = n.ridge(x * 0.62 + ox + n.fbm(x * 0.8, z * 0.8 + ox, 3) * 0.5, z * 0.62 + oy, 8),
          pk = Math.exp(-((x - px * 1.4) ** 2 / 1.1 + (z - 5) ** 2 / 1.3)),
          pk2 = Math.exp(-((x + px * 2.6) ** 2 / 0.9 + (z - 4.2) ** 2 / 1.2));
        const up = Math.max(0, d);
        h =
          d * 0.13 +
          up * (0.16 + rg * 0.95) * Math.min(1, up * 0.8) * 0.92 +
          (pk * 1.95 + pk2 * 1.05) * (0.35 + rg * 0.95) * smooth(0, 0.5, d);
        h *= (0.93 - 0.25 * smooth(6.2, 8.4, z)) * smooth(S * 0.5, S * 0.5 - 1.1, Math.abs(x));
        if (z < 0.1) h -= smooth(0.1, -0.6, z) * 0.5;
      }
      hm[j * N + i] = h;
    }
  if (dunes)
    for (let q = 0; q < 7; q++)
      for (let j = 1; j < N - 1; j++)
        for (let i = 1; i < N - 1; i++) {
          const k = j * N + i;
          hm[k] = hm[k] * 0.4 + (hm[k - 1] + hm[k + 1] + hm[k - N] + hm[k + N]) * 0.15;
        }
  const at = (x, z) => {
    let u = (x / S + 0.5) * N,
      v = ((z + 0.6) / S) * N;
    u = u < 0 ? 0 : u > N - 1.01 ? N - 1.01 : u;
    v = v < 0 ? 0 : v > N - 1.01 ? N - 1.01 : v;
    const i = u | 0,
      j = v | 0,
      k = j * N + i;
    u -= i;
    v -= j;
    return (hm[k] * (1 - u) + hm[k + 1] * u) * (1 - v) + (hm[k + N] * (1 - u) + hm[k + N + 1] * u) * v;
  };
  const shAt = (x, z) => {
    const i = clamp(((x / S + 0.5) * N) | 0, 0, N - 1),
      j = clamp((((z + 0.6) / S) * N) | 0, 0, N - 1);
    return sh[j * N + i];
  };
  const el = L.el,
    az = L.az,
    sd = [Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el) * (dunes ? 0.55 : 0.35)];
  {
    const q = Math.hypot(...sd);
    sd.forEach((v, i) => (sd[i] = v / q));
  }
  {
    const q = S / N,
      sx = sd[0] / Math.hypot(sd[0], sd[2]),
      sz = sd[2] / Math.hypot(sd[0], sd[2]),
      sl = sd[1] / Math.hypot(sd[0], sd[2]);
    for (let j = 0; j < N; j++)
      for (let i = 0; i < N; i++) {
        let x = (i / N - 0.5) * S,
          z = (j / N) * S - 0.6,
          h = hm[j * N + i],
          s = 1,
          t = q * 2;
        for (let k = 0; k < 34; k++) {
          const d = h + sl * t - at(x + sx * t, z + sz * t);
          s = Math.min(s, 0.5 + d / (t * 0.09));
          if (s <= 0) break;
          t *= 1.13;
          t += q * 0.6;
          if (t > 4) break;
        }
        sh[j * N + i] = clamp(s);
      }
  }
  const zen = l3(L.zen),
    mid = l3(L.mid),
    hor = l3(L.hor),
    sun = l3(L.sun),
    amb = l3(L.amb, L.ambI),
    fogc = l3(L.fog),
    out = [0, 0, 0];
  const cy = R.in(0, 40);
  const sky = (x, y, z, c) => {
    const t = clamp(y),
      a = Math.pow(1 - t, 7),
      b = Math.pow(1 - t, 2.6);
    for (let i = 0; i < 3; i++) c[i] = lerp(lerp(zen[i], mid[i], b), hor[i], a);
    const m = Math.max(0, x * sd[0] + y * sd[1] + z * sd[2]),
      s8 = Math.pow(m, 8) * 0.5 + Math.pow(m, 60) * 0.9;
    for (let i = 0; i < 3; i++) c[i] += sun[i] * s8 * 0.55;
    if (y > 0.015) {
      const k = 1 / (y + 0.09),
        u = x * k * 0.75 + cy,
        v = z * k * 0.75;
      const w = n.fbm(u * 0.5, v * 0.9 + 4, 3),
        q = n.fbm(u * 1.1 + w * 1.6, v * 1.9 + w, 5),
        d = smooth(0.5, 0.76, q) * smooth(0.015, 0.12, y) * 0.85;
      if (d > 0) {
        const e = smooth(0.52, 0.8, n.fbm((u + sd[0] * 0.14) * 1.1 + w * 1.6, (v + 0.1) * 1.9 + w, 4));
        for (let i = 0; i < 3; i++) {
          const lit = sun[i] * (1.05 - e * 0.6) * (0.42 + s8 * 0.7) + hor[i] * 0.38,
            dk = mid[i] * 0.62 + zen[i] * 0.2;
          c[i] = lerp(c[i], lerp(lit, dk, e * 0.75), d);
        }
      }
    }
  };
  const march = (x, y, z, dx, dy, dz, max) => {
    let t = 0.02,
      lt = 0,
      lh = 1;
    for (let k = 0; k < max; k++) {
      const px = x + dx * t,
        py = y + dy * t,
        pz = z + dz * t,
        d = py - at(px, pz);
      if (d < 0.0012 * t) {
        return lt + ((t - lt) * lh) / (lh - d + 1e-6);
      }
      if (py > 2.4 && dy > 0) return -1;
      lt = t;
      lh = d;
      t += Math.max(0.004 + t * 0.003, d * 0.34);
      if (t > 10.5) return -1;
    }
    return t > 8 ? -1 : t;
  };
  const land = (x, y, z, dx, dy, dz, t, c) => {
    const X = x + dx * t,
      Z = z + dz * t,
      Y = at(X, Z),
      e = 0.01 + t * 0.0022;
    let nx = at(X - e, Z) - at(X + e, Z),
      nz = at(X, Z - e) - at(X, Z + e),
      ny = 2 * e;
    const dn = dunes
      ? Math.sin((X * 0.5 + Z * 1.6 + n.fbm(X * 4, Z * 4, 2) * 0.5) * 95) * 0.05 * Math.exp(-t * 0.8)
      : 0;
    const det = dunes ? 0 : 0.55 * Math.exp(-t * 0.05);
    nx += (n.fbm(X * 46, Z * 46, 3) - 0.5) * 2 * e * det + dn * e;
    nz += (n.fbm(X * 46 + 50, Z * 46, 3) - 0.5) * 2 * e * det + dn * e * 2;
    const q = Math.hypot(nx, ny, nz);
    nx /= q;
    ny /= q;
    nz /= q;
    const s = shAt(X, Z),
      dif = Math.max(0, nx * sd[0] + ny * sd[1] + nz * sd[2]) * s;
    let a0, a1, a2;
    if (dunes) {
      const k = n.fbm(X * 2, Z * 2, 3);
      a0 = 0.62 + k * 0.1;
      a1 = 0.36 + k * 0.08;
      a2 = 0.17 + k * 0.05;
    } else {
      const nn = n.fbm(X * 9, Z * 9, 4),
        st = n.fbm(X * 3, Y * 26 + nn * 3, 3);
      a0 = 0.15 + st * 0.14;
      a1 = 0.13 + st * 0.115;
      a2 = 0.12 + st * 0.1;
      const gr = smooth(0.66, 0.82, ny + nn * 0.14) * smooth(0.95, 0.45, Y + nn * 0.4);
      const gk = n(X * 70, Z * 70) * 0.6 + 0.4;
      a0 = lerp(a0, 0.055 * gk + 0.02, gr);
      a1 = lerp(a1, 0.075 * gk + 0.02, gr);
      a2 = lerp(a2, 0.03 * gk + 0.012, gr);
      const fo = smooth(0.42, 0.6, ny + 0.1) * smooth(0.62, 0.2, Y + nn * 0.28);
      const fk = n(X * 38, Z * 38 + Y * 90);
      a0 = lerp(a0, 0.018 + fk * 0.03, fo);
      a1 = lerp(a1, 0.032 + fk * 0.042, fo);
      a2 = lerp(a2, 0.02 + fk * 0.018, fo);
      const sn = smooth(0.46, 0.62, ny + (nn - 0.5) * 0.5) * smooth(0.72, 1.12, Y + (nn - 0.5) * 0.6);
      a0 = lerp(a0, 0.88, sn);
      a1 = lerp(a1, 0.91, sn);
      a2 = lerp(a2, 0.96, sn);
      if (Y < 0.03) {
        const b = smooth(0.03, 0.012, Y);
        a0 = lerp(a0, 0.2, b);
        a1 = lerp(a1, 0.18, b);
        a2 = lerp(a2, 0.15, b);
      }
    }
    const al = [a0, a1, a2],
      bo = Math.max(0, -nx * sd[0] * 0.4 - nz * sd[2] * 0.4 + 0.25) * 0.12,
      m = Math.max(0, dx * sd[0] + dy * sd[1] + dz * sd[2]);
    const f =
        1 -
        Math.exp(
          -t *
            L.fogK *
            (1 + 3.2 * Math.exp(-Math.max(0, Y) * (dunes ? 3 : 5.5)) * (L === LIGHTS.mist ? 1.6 : 0.6)) -
            t * t * 0.004,
        ),
      sm = Math.pow(m, 5) * 0.8;
    for (let i = 0; i < 3; i++) {
      const v = al[i] * (sun[i] * L.sunI * dif + amb[i] * (0.5 + 0.5 * ny) + sun[i] * bo * L.sunI);
      c[i] = lerp(v, fogc[i] * 0.72 + sun[i] * sm * 0.7, f);
    }
  };
  const cam = dunes ? Math.max(at(0, -0.4), at(0, 0), at(0, 0.3)) + 0.2 : 0.15,
    hz = dunes ? 0.42 : H > W * 1.1 ? 0.66 : W > H * 2 ? 0.74 : 0.64,
    fov = W > H ? 1.28 : 1.0,
    img = g.createImageData(W, H),
    D = img.data,
    asp = W / H,
    zoom = asp < 1 ? 1.3 : 0.82 * Math.min(1, 1.9 / asp),
    c = out,
    c2 = [0, 0, 0];
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      let dx = (x / W - 0.5) * fov * zoom * asp,
        dy = (hz - y / H) * fov * zoom,
        dz = 1;
      const q = Math.hypot(dx, dy, dz);
      dx /= q;
      dy /= q;
      dz /= q;
      const t = march(0, cam, -0.5, dx, dy, dz, 150),
        tw = !dunes && dy < 0 ? -cam / dy : 1e9;
      if (tw < 9 && (t < 0 || tw < t)) {
        const X = dx * tw,
          Z = -0.5 + dz * tw,
          k = 1 / (1 + tw * 1.4),
          rp = (n.fbm(X * 9, Z * 34, 3) - 0.5) * 0.09 * k + (n.fbm(X * 34, Z * 110, 2) - 0.5) * 0.07 * k * k;
        const cl = smooth(0.42, 0.6, n.fbm(X * 0.8 + 3, Z * 3.4, 3));
        let rx = dx + rp * 0.35 * (0.3 + cl),
          ry = Math.max(0.004, -dy + rp * (0.3 + cl)),
          rz = dz;
        const rt = march(X, 0.003, Z, rx, ry, rz, 80);
        if (rt > 0) land(X, 0.003, Z, rx, ry, rz, rt, c2);
        else sky(rx, ry, rz, c2);
        const fr = 0.1 + 0.9 * Math.pow(1 - Math.max(0, -dy), 4.2),
          f = 1 - Math.exp(-tw * L.fogK * 1.1);
        for (let i = 0; i < 3; i++) {
          const deep = [0.012, 0.045, 0.055][i] + amb[i] * 0.05;
          c[i] = lerp(lerp(deep, c2[i] * 0.92, fr), fogc[i] * 0.72, f * 0.7);
        }
      } else if (t > 0) land(0, cam, -0.5, dx, dy, dz, t, c);
      else sky(dx, dy, dz, c);
      const k = (y * W + x) * 4;
      const Lm = c[0] * 0.3 + c[1] * 0.6 + c[2] * 0.1,
        sat = 1.16;
      for (let i = 0; i < 3; i++)
        D[k + i] = tone(Math.pow(Math.max(0, Lm + (c[i] - Lm) * sat) * L.exp, 1.12));
      D[k + 3] = 255;
    }
  g.putImageData(img, 0, 0);
  if (!dunes) {
    // foreground pines give scale
    const side = o.side || R.sign(),
      dark = mix('#0b130f', L.fog, L === LIGHTS.mist ? 0.05 : 0.006);
    for (let i = 0; i < 9; i++) {
      const k = i / 9,
        bx = side > 0 ? W * (1.02 - k * k * 0.34 - R() * 0.03) : W * (-0.02 + k * k * 0.34 + R() * 0.03),
        hh = H * (0.78 - k * 0.52) * R.in(0.8, 1.08),
        by = H * (1.06 - k * 0.05);
      pine(g, R, bx, by, hh, css(mix(dark, L.fog, k * 0.02)));
    }
  }
  bloom(g, W, H, 0.2, 16, 1);
  finish(g, W, H, R, { grain: 5, vig: 0.24 });
}
function pine(g, R, x, y, h, fill) {
  g.fillStyle = fill;
  g.beginPath();
  g.moveTo(x, y - h);
  const nb = 15;
  const L = [],
    Rr = [];
  for (let i = 1; i <= nb; i++) {
    const t = i / nb,
      w = h * 0.2 * Math.pow(t, 0.85) * R.in(0.78, 1.12);
    L.push([x - w, y - h + h * 0.94 * t + h * 0.02], [x - w * 0.36, y - h + h * 0.94 * t - h * 0.004]);
    Rr.push(
      [x + w * R.in(0.85, 1.1), y - h + h * 0.94 * t + h * 0.02],
      [x + w * 0.36, y - h + h * 0.94 * t - h * 0.004],
    );
  }
  Rr.forEach((p) => g.lineTo(p[0], p[1]));
  g.lineTo(x + h * 0.012, y);
  g.lineTo(x - h * 0.012, y);
  L.reverse().forEach((p) => g.lineTo(p[0], p[1]));
  g.closePath();
  g.fill();
}

// =====================================================================
// anime: a huge sky, hard-edged light, one small figure
// =====================================================================
function cumulus(g, R, cx, base, w, h, pal) {
  // pal: lit, body, shade, deep
  const puffs = [];
  const rows = 9;
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1),
      ww = w * (1 - Math.pow(t, 1.35)) * 0.5 * R.in(0.85, 1.1),
      m = Math.round(lerp(13, 4, t));
    for (let i = 0; i < m; i++) {
      const a = ((i + R.in(0.1, 0.9)) / m) * 2 - 1;
      puffs.push({
        x: cx + a * ww + (R() - 0.5) * w * 0.04 + t * w * 0.06,
        y: base - h * t * 0.94 - R() * h * 0.07,
        r: w * lerp(0.115, 0.085, t) * R.in(0.6, 1.2),
        t,
        e: Math.abs(a),
      });
    }
  }
  puffs.sort((a, b) => b.y - b.r * 0.2 - (a.y - a.r * 0.2));
  puffs.sort((a, b) => a.y + a.r * 0.5 - b.y - b.r * 0.5);
  const c = canvas(g.canvas.width, g.canvas.height),
    q = c.getContext('2d');
  for (const p of puffs) {
    circle(q, p.x, p.y, p.r);
    const lit = mix(pal.body, pal.lit, clamp(p.t * 1.1 + 0.12)),
      sh = mix(pal.deep, pal.shade, clamp(p.t * 1.2 + 0.1));
    const l = q.createLinearGradient(
      p.x - p.r * 0.5 * pal.dir,
      p.y - p.r,
      p.x + p.r * 0.45 * pal.dir,
      p.y + p.r,
    );
    l.addColorStop(0, css(pal.lit));
    l.addColorStop(0.34, css(lit));
    l.addColorStop(0.52, css(mix(lit, sh, 0.35)));
    l.addColorStop(0.62, css(sh));
    l.addColorStop(1, css(mix(sh, pal.deep, 0.35)));
    q.fillStyle = l;
    q.fill();
    const k = 3;
    for (let i = 0; i < k; i++) {
      const a = -Math.PI / 2 + (R() - 0.5) * 2.4,
        rr = p.r * R.in(0.22, 0.4),
        x = p.x + Math.cos(a) * p.r * 0.86,
        y = p.y + Math.sin(a) * p.r * 0.86;
      circle(q, x, y, rr);
      q.fillStyle = css(mix(pal.lit, lit, R() * 0.6));
      q.fill();
    }
  }
  q.globalCompositeOperation = 'destination-out';
  q.fillStyle = vgrad(q, base - h * 0.3, base + h * 0.1, [
    [0, 'rgba(0,0,0,0)'],
    [1, 'rgba(0,0,0,1)'],
  ]);
  q.fillRect(0, base - h * 0.3, c.width, h);
  q.globalCompositeOperation = 'source-atop';
  {
    const l = q.createLinearGradient(
      cx - w * 0.42 * pal.dir,
      base - h * 0.9,
      cx + w * 0.42 * pal.dir,
      base - h * 0.1,
    );
    l.addColorStop(0.25, css(pal.shade, 0));
    l.addColorStop(0.62, css(pal.shade, 0.5));
    l.addColorStop(1, css(pal.deep, 0.72));
    q.fillStyle = l;
    q.fillRect(0, 0, c.width, c.height);
  }
  g.drawImage(c, 0, 0);
}
function figure(g, x, y, s, p) {
  // back view, wind from the left; feet at x,y; s: height
  const u = s / 100;
  g.save();
  g.translate(x, y);
  g.scale(u, u);
  const f = (c, fn) => {
    g.beginPath();
    fn();
    g.closePath();
    g.fillStyle = c;
    g.fill();
  };
  f(p.skin, () => {
    g.rect(-7, -34, 5.2, 30);
  });
  f(p.skin2, () => {
    g.rect(2.4, -34, 5.2, 30);
  });
  f(p.dark, () => {
    g.ellipse(-4.6, -2, 4.6, 3.2, 0, 0, TAU);
  });
  f(p.dark, () => {
    g.ellipse(5.2, -2, 4.6, 3.2, 0, 0, TAU);
  });
  f(p.sock, () => g.rect(-7, -12, 5.2, 8));
  f(p.sock2, () => g.rect(2.4, -12, 5.2, 8));
  f(p.skirt, () => {
    g.moveTo(-9, -54);
    g.lineTo(9, -54);
    g.bezierCurveTo(14, -46, 22, -40, 25, -31);
    g.bezierCurveTo(14, -27, -4, -27, -13, -29);
    g.bezierCurveTo(-12, -38, -10, -46, -9, -54);
  });
  f(p.skirt2, () => {
    g.moveTo(2, -54);
    g.lineTo(9, -54);
    g.bezierCurveTo(14, -46, 22, -40, 25, -31);
    g.bezierCurveTo(19, -28, 12, -27.6, 8, -27.8);
    g.bezierCurveTo(7, -38, 4, -47, 2, -54);
  });
  f(p.shirt, () => {
    g.moveTo(-9, -77);
    g.bezierCurveTo(-12, -70, -10, -60, -9.6, -52);
    g.lineTo(9.6, -52);
    g.bezierCurveTo(10, -60, 12, -70, 9, -77);
    g.bezierCurveTo(4, -80, -4, -80, -9, -77);
  });
  f(p.shirt2, () => {
    g.moveTo(3, -78);
    g.bezierCurveTo(5, -68, 4, -60, 4, -52);
    g.lineTo(9.6, -52);
    g.bezierCurveTo(10, -60, 12, -70, 9, -77);
  });
  f(p.skin, () => {
    g.moveTo(-9, -74);
    g.bezierCurveTo(-15, -66, -15, -56, -13, -48);
    g.lineTo(-10.4, -48.6);
    g.bezierCurveTo(-11, -56, -10, -64, -8, -70);
  });
  f(p.shirt, () => {
    g.moveTo(-8, -77.5);
    g.bezierCurveTo(-14, -73, -15.6, -67, -15, -61);
    g.lineTo(-10, -61.5);
  });
  f(p.skin, () => {
    g.moveTo(9, -75);
    g.bezierCurveTo(17, -80, 17, -90, 12, -97);
    g.lineTo(9.6, -95.6);
    g.bezierCurveTo(12.6, -89, 11, -82, 7, -78);
  });
  f(p.shirt2, () => {
    g.moveTo(7, -78);
    g.bezierCurveTo(13, -78, 16, -81, 16.4, -84);
    g.lineTo(12.4, -86);
    g.bezierCurveTo(11, -82, 9, -80, 6, -79);
  });
  f(p.hair, () => {
    g.moveTo(-8.6, -90);
    g.bezierCurveTo(-9, -101, 9, -102, 9, -90);
    g.bezierCurveTo(16, -84, 24, -80, 33, -80);
    g.bezierCurveTo(27, -77, 20, -76, 16, -76);
    g.bezierCurveTo(20, -72, 24, -70, 28, -69);
    g.bezierCurveTo(18, -67, 8, -70, 3, -74);
    g.bezierCurveTo(-4, -75, -9, -80, -8.6, -90);
  });
  f(p.hair2, () => {
    g.moveTo(-7, -92);
    g.bezierCurveTo(-6, -99, 0, -100.4, 3, -99.6);
    g.bezierCurveTo(-2, -97, -4, -93, -4.6, -87);
    g.bezierCurveTo(-6.4, -88, -7, -90, -7, -92);
  });
  f(p.hat, () => {
    g.ellipse(0, -93.5, 15.5, 3.9, -0.06, 0, TAU);
  });
  f(p.hat, () => {
    g.moveTo(-8.2, -94);
    g.bezierCurveTo(-8, -106, 8, -106, 8.2, -95);
  });
  f(p.band, () => {
    g.moveTo(-8.3, -95);
    g.bezierCurveTo(-4, -93, 4, -93, 8.3, -96);
    g.lineTo(8, -98.6);
    g.bezierCurveTo(4, -96.6, -4, -96.6, -8.2, -98);
  });
  g.restore();
}
function grassRow(g, R, W, y, amp, n, len, cols, wind = 0.5) {
  for (let i = 0; i < n; i++) {
    const x = R() * W * 1.04 - W * 0.02,
      yy = y(x) + R() * amp,
      l = len * R.in(0.5, 1.25),
      b = wind * l * R.in(0.3, 1);
    g.beginPath();
    g.moveTo(x - len * 0.05, yy);
    g.quadraticCurveTo(x + b * 0.2, yy - l * 0.7, x + b, yy - l);
    g.quadraticCurveTo(x + b * 0.35, yy - l * 0.55, x + len * 0.06, yy);
    g.fillStyle = R.pick(cols);
    g.fill();
  }
}
function anime(g, W, H, R, o) {
  const kind = o.scene || R.pick(['summer', 'dusk', 'comet']),
    U = Math.min(W, H),
    n = noise(o.seed);
  const P = {
    summer: {
      sky: [
        [0, '#1450b8'],
        [0.38, '#2f86e6'],
        [0.68, '#86cbf8'],
        [0.86, '#d9f4ff'],
        [1, '#fff6e0'],
      ],
      cl: { lit: '#ffffff', body: '#f2f8ff', shade: '#a9c6ee', deep: '#7da4dc', dir: 1 },
      cl2: { lit: '#eaf6ff', body: '#d5ebfd', shade: '#b2d5f5', deep: '#a4cdf2', dir: 1 },
      far: ['#6fb2d6', '#4f97b4', '#3b7f8c'],
      hill: ['#3f9a4a', '#2c7d43', '#1f6340'],
      blades: ['#2f8a45', '#57b053', '#8ad15c', '#1f6c42', '#c5e66b'],
      fl: ['#ffffff', '#ffe16b', '#ffffff'],
    },
    dusk: {
      sky: [
        [0, '#231d5c'],
        [0.3, '#5b3a94'],
        [0.55, '#c1568f'],
        [0.76, '#ff8e6b'],
        [0.92, '#ffd28a'],
        [1, '#fff0be'],
      ],
      cl: { lit: '#ffe3b0', body: '#ffb591', shade: '#b0649e', deep: '#6a4592', dir: 1 },
      cl2: { lit: '#ffbf9a', body: '#ef8f91', shade: '#b8639a', deep: '#9a5597', dir: 1 },
      far: ['#8f5590', '#663f80', '#45306c'],
      hill: ['#38275e', '#2a1f50', '#1d1740'],
      blades: ['#2a1e52', '#432a68', '#6f3b77', '#1d1640', '#d07570'],
      fl: ['#ffc68c', '#ff9f8e'],
    },
    comet: {
      sky: [
        [0, '#050a2e'],
        [0.35, '#12205f'],
        [0.62, '#2c3f9c'],
        [0.82, '#6f63c8'],
        [0.94, '#d793c9'],
        [1, '#ffc9b8'],
      ],
      cl: { lit: '#a9b4f2', body: '#6f7ed6', shade: '#37479d', deep: '#232f7c', dir: -1 },
      cl2: { lit: '#8f92e0', body: '#6a70cc', shade: '#4a55b4', deep: '#3f4aa6', dir: -1 },
      far: ['#3a438f', '#283275', '#1a2459'],
      hill: ['#151f4d', '#0f1840', '#0a1131'],
      blades: ['#101a45', '#1b2a62', '#2d4285', '#0a1130', '#5f7bd0'],
      fl: ['#bcd0ff', '#ffd9ef'],
    },
  }[kind];
  const hz = H * 0.8;
  g.fillStyle = vgrad(g, 0, hz, P.sky);
  g.fillRect(0, 0, W, H);
  if (kind === 'comet') {
    for (let i = 0; i < 800; i++) {
      const x = R() * W,
        y = Math.pow(R(), 1.2) * hz * 0.9,
        m = Math.pow(R(), 6);
      g.fillStyle = css(R() < 0.2 ? '#ffd9c0' : '#dfe8ff', R.in(0.25, 0.95) * (1 - y / hz));
      circle(g, x, y, U * (0.0007 + m * 0.0026));
      g.fill();
    }
    g.save();
    g.globalCompositeOperation = 'lighter';
    for (let i = 0; i < 150; i++) {
      const t = R(),
        x = lerp(W * -0.05, W * 1.0, t),
        y = lerp(H * 0.62, H * 0.0, t) + (R() + R() - 1) * H * 0.16;
      glow(g, x, y, U * R.in(0.06, 0.17), R.pick(['#3a4fd0', '#7a4fd0', '#2f78d8']), 0.09);
    }
    g.restore();
    const hx = W * 0.3,
      hy = H * 0.36;
    for (const [ang, len, col, wd, al] of [
      [-0.62, 1.1, '#8fe0ff', 0.05, 0.55],
      [-0.5, 0.92, '#ff9fe0', 0.03, 0.4],
      [-0.58, 1.2, '#ffffff', 0.014, 0.8],
    ]) {
      const ex = hx + Math.cos(ang) * W * len * 0.8,
        ey = hy + Math.sin(ang) * W * len * 0.8,
        nx = -Math.sin(ang),
        ny = Math.cos(ang);
      const q = g.createLinearGradient(hx, hy, ex, ey);
      q.addColorStop(0, css(col, al));
      q.addColorStop(0.4, css(col, al * 0.4));
      q.addColorStop(1, css(col, 0));
      g.save();
      g.globalCompositeOperation = 'screen';
      poly(
        g,
        [
          [hx - nx * U * 0.005, hy - ny * U * 0.005],
          [hx + nx * U * 0.005, hy + ny * U * 0.005],
          [ex + nx * U * wd * 3, ey + ny * U * wd * 3],
          [ex - nx * U * wd * 3, ey - ny * U * wd * 3],
        ],
        q,
      );
      g.restore();
    }
    glow(g, hx, hy, U * 0.2, '#bfe8ff', 0.9);
    circle(g, hx, hy, U * 0.012);
    g.fillStyle = '#fff';
    g.fill();
    for (let i = 0; i < 3; i++) {
      const x = W * R.in(0.1, 0.6),
        y = H * R.in(0.05, 0.3),
        l = U * R.in(0.05, 0.1);
      g.strokeStyle = 'rgba(255,255,255,.75)';
      g.lineWidth = U * 0.003;
      g.beginPath();
      g.moveTo(x, y);
      g.lineTo(x + l, y - l * 0.55);
      g.stroke();
    }
  }
  if (kind === 'dusk') {
    const x = W * 0.36,
      y = hz * 0.93;
    glow(g, x, y, U * 1.0, '#ffcf80', 0.6);
    glow(g, x, y, U * 0.3, '#fff3c8', 0.9);
    circle(g, x, y, U * 0.06);
    g.fillStyle = '#fffbe8';
    g.fill();
  }
  // high streaks
  g.save();
  g.globalAlpha = kind === 'comet' ? 0.14 : 0.4;
  g.globalCompositeOperation = 'screen';
  for (let i = 0; i < 16; i++) {
    const y = H * R.in(0.02, 0.34),
      x = W * R.in(-0.1, 1),
      l = W * R.in(0.15, 0.5);
    const q = g.createLinearGradient(x, 0, x + l, 0);
    q.addColorStop(0, css(P.cl.lit, 0));
    q.addColorStop(0.5, css(P.cl.lit, 0.55));
    q.addColorStop(1, css(P.cl.lit, 0));
    g.fillStyle = q;
    g.beginPath();
    g.ellipse(x + l / 2, y, l / 2, U * R.in(0.003, 0.014), -0.08, 0, TAU);
    g.fill();
  }
  g.restore();
  const flip = R() < 0.5 ? -1 : 1,
    cxm = W * (0.5 + flip * 0.2);
  for (let i = 0; i < 5; i++)
    cumulus(g, R, W * (i / 4 + R.in(-0.08, 0.08)), hz * 0.99, U * R.in(0.5, 0.8), U * R.in(0.16, 0.3), P.cl2);
  if (kind !== 'comet') {
    cumulus(g, R, cxm, hz * 1.0, U * 1.05, H * 0.66, P.cl);
    cumulus(g, R, cxm - flip * U * 0.5, hz * 1.01, U * 0.66, H * 0.3, P.cl);
  } else {
    cumulus(g, R, cxm, hz * 1.02, U * 0.9, H * 0.24, P.cl);
    cumulus(g, R, cxm - flip * U * 0.62, hz * 1.02, U * 0.6, H * 0.14, P.cl);
  }
  if (kind === 'dusk') glow(g, W * 0.36, hz * 0.93, U * 0.7, '#ffb86b', 0.5, 'screen');
  // far land, then town or sea
  for (let k = 0; k < 3; k++) {
    g.beginPath();
    g.moveTo(0, H);
    for (let x = 0; x <= W; x += 3)
      g.lineTo(
        x,
        hz + H * (0.0 + k * 0.028) - n.fbm((x / W) * (2.4 + k) + k * 9, k, 4) * H * (0.13 - k * 0.03),
      );
    g.lineTo(W, H);
    g.fillStyle = css(P.far[k]);
    g.fill();
  }
  if (kind !== 'summer')
    for (let i = 0; i < 90; i++) {
      const x = R() * W,
        y = hz + H * R.in(0.0, 0.05);
      g.fillStyle = css(R.pick(['#ffd98a', '#fff0c0', '#ffb27a']), R.in(0.4, 1));
      g.fillRect(x, y, U * 0.004, U * 0.003);
    }
  // hill
  const top = (x) =>
    H * (0.93 - 0.09 * Math.exp(-((x / W - (0.5 - flip * 0.2)) ** 2) / 0.07)) +
    n.fbm((x / W) * 3, 3, 3) * H * 0.03;
  // poles and wires
  const poleX = W * (0.5 - flip * 0.2) - flip * U * 0.4,
    pc = css(mix(P.hill[2], '#10142a', kind === 'summer' ? 0.45 : 0.2));
  const wires = [];
  [
    [poleX, 1],
    [poleX + flip * U * 0.62, 0.52],
    [poleX + flip * U * 0.95, 0.33],
  ].forEach(([x, s]) => {
    const b = top(x) + U * 0.05 * s,
      t = b - U * 0.66 * s;
    g.fillStyle = pc;
    g.fillRect(x - U * 0.008 * s, t, U * 0.016 * s, b - t);
    g.fillRect(x - U * 0.075 * s, t + U * 0.035 * s, U * 0.15 * s, U * 0.011 * s);
    g.fillRect(x - U * 0.05 * s, t + U * 0.08 * s, U * 0.1 * s, U * 0.009 * s);
    for (const k of [-0.068, -0.03, 0.03, 0.068]) {
      g.fillRect(x + k * U * s - U * 0.004 * s, t + U * 0.018 * s, U * 0.008 * s, U * 0.018 * s);
    }
    g.fillRect(x + U * 0.012 * s, t + U * 0.1 * s, U * 0.03 * s, U * 0.06 * s);
    wires.push([x, t + U * 0.02 * s, s]);
  });
  g.strokeStyle = pc;
  wires.unshift([poleX - flip * U * 1.1, wires[0][1] - U * 0.32, 2]);
  for (let i = 0; i < wires.length - 1; i++)
    for (const k of [-0.066, -0.03, 0.03, 0.066]) {
      const a = wires[i],
        b = wires[i + 1];
      g.lineWidth = Math.max(0.6, U * 0.0022 * (a[2] + b[2]) * 0.6);
      g.beginPath();
      g.moveTo(a[0] + k * U * a[2], a[1]);
      g.quadraticCurveTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + U * 0.09 * a[2], b[0] + k * U * b[2], b[1]);
      g.stroke();
    }
  g.beginPath();
  g.moveTo(0, H);
  for (let x = 0; x <= W; x += 3) g.lineTo(x, top(x));
  g.lineTo(W, H);
  g.fillStyle = vgrad(g, H * 0.8, H, [
    [0, P.hill[0]],
    [0.5, P.hill[1]],
    [1, P.hill[2]],
  ]);
  g.fill();
  grassRow(g, R, W, top, U * 0.02, Math.round((W / U) * 420), U * 0.035, P.blades.slice(0, 3), 0.6);
  const fx = W * (0.5 - flip * 0.2);
  const skin = {
      summer: ['#f6cda8', '#e0a884'],
      dusk: ['#9a5f7c', '#7b4a73'],
      comet: ['#6f74b8', '#575ca6'],
    }[kind],
    sh = { summer: ['#ffffff', '#c8d9f2'], dusk: ['#f3b9a4', '#a9688f'], comet: ['#9aa6ea', '#6673c8'] }[
      kind
    ],
    sk = { summer: ['#2b4a8f', '#1e3670'], dusk: ['#3a2462', '#2a1a50'], comet: ['#18245f', '#111b4c'] }[
      kind
    ],
    hr = { summer: ['#3a2a33', '#6b4a50'], dusk: ['#241437', '#d98a7e'], comet: ['#0d1338', '#5366bf'] }[
      kind
    ],
    ht = { summer: ['#f7dd9a', '#d5523f'], dusk: ['#d98a6e', '#7a2f5c'], comet: ['#7f8be0', '#3a479f'] }[
      kind
    ];
  figure(g, fx, top(fx) + U * 0.018, U * 0.36, {
    skin: skin[0],
    skin2: skin[1],
    dark: sk[1],
    sock: sh[0],
    sock2: sh[1],
    skirt: sk[0],
    skirt2: sk[1],
    shirt: sh[0],
    shirt2: sh[1],
    hair: hr[0],
    hair2: hr[1],
    hat: ht[0],
    band: ht[1],
  });
  grassRow(g, R, W, (x) => top(x) + H * 0.02, H * 0.05, Math.round((W / U) * 520), U * 0.06, P.blades, 0.6);
  for (let i = 0; i < (70 * W) / U; i++) {
    const x = R() * W,
      y = top(x) + H * R.in(0.02, 0.12);
    circle(g, x, y, U * R.in(0.003, 0.008));
    g.fillStyle = R.pick(P.fl);
    g.fill();
  }
  grassRow(g, R, W, () => H * 1.01, H * 0.02, Math.round((W / U) * 260), U * 0.12, P.blades.slice(0, 4), 0.5);
  for (let i = 0; i < 26; i++) {
    const x = R() * W,
      y = H * R.in(0.2, 0.95),
      s = U * R.in(0.006, 0.014);
    g.save();
    g.translate(x, y);
    g.rotate(R() * TAU);
    g.fillStyle = css({ summer: '#ffffff', dusk: '#ffd7a0', comet: '#cfdcff' }[kind], R.in(0.5, 0.95));
    g.beginPath();
    g.ellipse(0, 0, s, s * 0.42, 0, 0, TAU);
    g.fill();
    g.restore();
  }
  const sx = kind === 'dusk' ? W * 0.36 : flip > 0 ? W * 0.1 : W * 0.9,
    sy = kind === 'dusk' ? hz * 0.93 : H * 0.04;
  if (kind === 'summer') {
    glow(g, sx, sy, U * 0.7, '#fff6d8', 0.8);
    for (let i = 1; i < 6; i++) {
      const x = lerp(sx, W - sx, i / 5),
        y = lerp(sy, H * 0.9, i / 5);
      glow(g, x, y, U * (0.03 + (i % 3) * 0.03), ['#ffd7a0', '#a0ffd0', '#ffc0e0'][i % 3], 0.16);
    }
  }
  bloom(g, W, H, 0.14, 16, 2);
  finish(g, W, H, R, { grain: 2, vig: 0.14 });
}

// =====================================================================
// cyberpunk: a wet street in one-point perspective
// =====================================================================
function cyberpunk(g, W, H, R, o) {
  const pal = choose(R, o, [
    {
      sky: ['#070b1f', '#17245c', '#7a2a86', '#ff6a88'],
      a: '#ff2f8e',
      b: '#22e6ff',
      c: '#ffb03a',
      d: '#8b5bff',
    },
    {
      sky: ['#04121c', '#0a3a4c', '#158a8c', '#a8f0c8'],
      a: '#ff4d5e',
      b: '#3dffd0',
      c: '#ffd24d',
      d: '#2f9bff',
    },
    {
      sky: ['#120616', '#3d0f4d', '#b0265f', '#ff9a4d'],
      a: '#ff3d6e',
      b: '#39c8ff',
      c: '#ff9d2e',
      d: '#c04dff',
    },
  ]);
  const U = Math.min(W, H),
    vx = W * R.in(0.46, 0.56),
    vy = H * 0.6,
    n = noise(o.seed),
    neon = [pal.a, pal.b, pal.c, pal.d, pal.a, pal.b];
  g.fillStyle = vgrad(g, 0, vy * 1.04, [
    [0, pal.sky[0]],
    [0.4, pal.sky[1]],
    [0.8, pal.sky[2]],
    [1, pal.sky[3]],
  ]);
  g.fillRect(0, 0, W, H);
  const mx = vx + U * 0.06,
    my = vy - H * 0.2,
    mr = U * 0.2;
  glow(g, mx, my, mr * 3, pal.sky[3], 0.5);
  circle(g, mx, my, mr);
  g.fillStyle = vgrad(g, my - mr, my + mr, [
    [0, css(mix(pal.sky[3], '#ffffff', 0.55))],
    [1, css(pal.sky[3], 0.5)],
  ]);
  g.fill();
  // far towers, hazier with distance
  for (let k = 0; k < 4; k++) {
    const col = mix(pal.sky[2], pal.sky[0], 0.18 + k * 0.2);
    for (let i = 0; i < 13; i++) {
      const w = U * R.in(0.035, 0.1) * (1 + k * 0.22),
        x = R() * W * 1.1 - W * 0.05,
        c = Math.abs(x - vx) / W,
        h = H * (R.in(0.08, 0.24) + c * 0.45) * (1 + k * 0.12);
      g.fillStyle = vgrad(g, vy - h, vy, [
        [0, css(col)],
        [1, css(mix(col, pal.sky[3], 0.42 - k * 0.08))],
      ]);
      g.fillRect(x, vy - h, w, h + H * 0.02);
      if (R() < 0.5) g.fillRect(x + w * 0.4, vy - h - U * 0.06, w * 0.07, U * 0.06);
      for (let q = 0; q < 26; q++) {
        if (R() < 0.55) continue;
        g.fillStyle = css(R.pick([pal.b, pal.c, '#ffe6c0', pal.a]), R.in(0.25, 0.75));
        g.fillRect(
          x + w * (0.12 + 0.76 * R()),
          vy - h * R.in(0.1, 0.95),
          Math.max(1, U * 0.004),
          Math.max(1, U * 0.003),
        );
      }
    }
    glow(g, vx, vy, U * (0.9 - k * 0.1), pal.sky[3], 0.12);
  }
  // side blocks: depth z from far to near, x = vx ± k/z
  const signs = [];
  const face = (side, z0, z1, off, h0) => {
    const X = (z) => vx + (side * (off * U)) / z,
      Yt = (z) => vy - (h0 * U) / z,
      Yb = (z) => vy + (0.16 * U) / z;
    const hz = clamp((z0 - 0.35) / 3.2),
      base = mix(mix('#0a0c1c', pal.sky[1], 0.28), pal.sky[2], Math.pow(hz, 0.7) * 0.85);
    const q = g.createLinearGradient(X(z1), 0, X(z0), 0);
    q.addColorStop(0, css(mix(base, pal.sky[3], 0.16 * hz + 0.05)));
    q.addColorStop(1, css(mix(base, '#04050c', 0.45)));
    poly(
      g,
      [
        [X(z0), Yt(z0)],
        [X(z1), Yt(z1)],
        [X(z1), Yb(z1)],
        [X(z0), Yb(z0)],
      ],
      q,
    );
    // front face toward the viewer
    const ex = (side * U * 0.5) / z0;
    poly(
      g,
      [
        [X(z0), Yt(z0)],
        [X(z0) + ex, Yt(z0)],
        [X(z0) + ex, Yb(z0)],
        [X(z0), Yb(z0)],
      ],
      vgrad(g, Yt(z0), Yb(z0), [
        [0, css(mix(base, '#05060e', 0.35))],
        [1, css(mix(base, '#05060e', 0.62))],
      ]),
    );
    const rows = Math.round(h0 * 13),
      cols = Math.max(2, Math.round((1 / z0 - 1 / z1) * 0 + (z1 - z0) * 15));
    const warm = R() < 0.5;
    for (let c = 0; c < cols; c++) {
      const a = lerp(z0, z1, (c + 0.18) / cols),
        b = lerp(z0, z1, (c + 0.82) / cols);
      for (let r = 0; r < rows; r++) {
        const v0 = (r + 0.2) / rows,
          v1 = (r + 0.75) / rows,
          on = n(c * 3.7 + off * 9 + z0 * 31, r * 1.9) + R() * 0.35;
        const y = (z, v) => lerp(Yt(z), Yb(z), v);
        if (v1 > 0.9) continue;
        const lit = on > 0.82;
        poly(
          g,
          [
            [X(a), y(a, v0)],
            [X(b), y(b, v0)],
            [X(b), y(b, v1)],
            [X(a), y(a, v1)],
          ],
          lit
            ? css(
                R() < 0.16 ? pal.a : warm ? R.pick(['#ffdca0', '#ffb765']) : R.pick(['#aef4ff', pal.b]),
                R.in(0.35, 0.95),
              )
            : css('#02030a', 0.38),
        );
      }
    }
    // a glowing shop front at street level
    const sy = (z) => lerp(vy, Yb(z), 0.34),
      col = R.pick(neon);
    poly(
      g,
      [
        [X(z0 * 1.03), sy(z0 * 1.03)],
        [X(z1 * 0.98), sy(z1 * 0.98)],
        [X(z1 * 0.98), Yb(z1 * 0.98)],
        [X(z0 * 1.03), Yb(z0 * 1.03)],
      ],
      css(mix(col, '#fff2d8', 0.55), 0.55 - hz * 0.2),
    );
    poly(
      g,
      [
        [X(z0), sy(z0)],
        [X(z1), sy(z1)],
        [X(z1), sy(z1) + (0.016 * U) / z1],
        [X(z0), sy(z0) + (0.016 * U) / z0],
      ],
      css(col),
    );
    // signs stand out from the wall
    const m = z0 < 0.4 ? 1 : R.int(2, 4);
    for (let i = 0; i < m; i++) {
      const z = lerp(z0, z1, R.in(0.02, 0.85)),
        w = (U * R.in(0.055, 0.09)) / z,
        top = lerp(Yt(z), vy, R.in(0.2, 0.72)),
        hh = (U * R.in(0.16, 0.34)) / z;
      signs.push({
        z,
        x: side > 0 ? X(z) - w : X(z),
        y: top,
        w,
        h: Math.min(hh, vy + (0.03 * U) / z - top),
        col: R.pick(neon),
        side,
      });
    }
  };
  const zs = W > H * 1.2 ? [2.9, 2.1, 1.5, 1.06, 0.74, 0.5, 0.36, 0.26] : [2.9, 2.1, 1.5, 1.06, 0.74, 0.5];
  for (let i = 0; i < zs.length - 1; i++) {
    for (const s of [-1, 1])
      face(s, zs[i + 1] * 1.0, zs[i], R.in(0.3, 0.37), R.in(0.45, 1.1) * (1 + i * 0.06));
    glow(g, vx, vy - U * 0.05, U * (0.7 + i * 0.1), pal.sky[3], 0.05);
  }
  signs.sort((a, b) => b.z - a.z);
  for (const s of signs) sign(g, R, s);
  // lanterns and cables
  g.strokeStyle = 'rgba(3,4,12,.85)';
  for (let i = 0; i < 8; i++) {
    const y = H * R.in(0.02, 0.4);
    g.lineWidth = U * R.in(0.0016, 0.004);
    g.beginPath();
    g.moveTo(-5, y);
    g.quadraticCurveTo(W * R.in(0.3, 0.7), y + H * R.in(0.06, 0.16), W + 5, H * R.in(0.02, 0.36));
    g.stroke();
  }
  // wet ground: the street itself, mirrored, smeared down, broken by ripples
  const src = canvas(W, vy),
    sg = src.getContext('2d');
  sg.drawImage(g.canvas, 0, 0);
  const gh = H - vy;
  g.fillStyle = '#05060f';
  const ground = [
    [vx - (U * 0.3 * 1) / 2.9, vy + (0.16 * U) / 2.9],
    [vx + (U * 0.3) / 2.9, vy + (0.16 * U) / 2.9],
    [W * 1.6, H],
    [-W * 0.6, H],
  ];
  g.save();
  poly(g, ground);
  g.clip();
  g.fillRect(0, vy, W, gh);
  const sm = blurred(src, 4);
  g.globalAlpha = 0.95;
  for (let y = 0; y < gh; y += 2) {
    const t = y / gh,
      sy = vy - 1 - y * 1.05,
      wob = (n.fbm(y * 0.06, 2, 3) - 0.5) * U * 0.05 * (t + 0.12) + Math.sin(y * 0.55) * t * 1.5;
    if (sy < 2) break;
    g.drawImage(sm, 0, Math.max(0, sy - 2), src.width, 3, wob, vy + y, W, 3);
  }
  g.globalAlpha = 1;
  g.fillStyle = vgrad(g, vy, H, [
    [0, 'rgba(5,6,15,.05)'],
    [0.45, 'rgba(5,6,15,.42)'],
    [1, 'rgba(4,5,12,.8)'],
  ]);
  g.fillRect(0, vy, W, gh);
  for (let i = 0; i < 150; i++) {
    const t = Math.pow(R(), 0.7),
      y = vy + gh * (0.12 + t * 0.88),
      w = U * R.in(0.02, 0.2) * (t + 0.12);
    g.fillStyle = css('#04050c', 0.45);
    g.beginPath();
    g.ellipse(vx + (R() - 0.5) * W * (1 + t), y, w, w * 0.07, 0, 0, TAU);
    g.fill();
  }
  for (let i = 0; i < 70; i++) {
    const t = Math.pow(R(), 0.8),
      y = vy + gh * (0.1 + t * 0.9),
      w = U * R.in(0.01, 0.05) * (t + 0.2);
    g.strokeStyle = css(R.pick([pal.b, pal.a, '#ffffff']), R.in(0.12, 0.4));
    g.lineWidth = U * 0.0016;
    g.beginPath();
    g.ellipse(vx + (R() - 0.5) * W, y, w, w * 0.22, 0, 0, TAU);
    g.stroke();
  }
  g.restore();
  // one person with an umbrella, lit from behind
  {
    const s = U * 0.34,
      x = vx - U * 0.02,
      y = vy + U * 0.25;
    g.save();
    g.translate(x, y);
    g.scale(s / 100, s / 100);
    g.globalAlpha = 0.5;
    g.fillStyle = '#02030a';
    g.beginPath();
    g.ellipse(0, 2, 22, 3, 0, 0, TAU);
    g.fill();
    g.globalAlpha = 1;
    const body = () => {
      g.beginPath();
      g.moveTo(-9, 0);
      g.lineTo(-10.5, -28);
      g.bezierCurveTo(-16, -44, -13, -62, -7, -67);
      g.bezierCurveTo(-8, -80, 8, -80, 7, -67);
      g.bezierCurveTo(13, -62, 16, -44, 10.5, -28);
      g.lineTo(9, 0);
      g.lineTo(2, 0);
      g.lineTo(0.5, -26);
      g.lineTo(-2, 0);
      g.closePath();
    };
    body();
    g.fillStyle = '#05060f';
    g.fill();
    g.strokeStyle = css(pal.b, 0.9);
    g.lineWidth = 1.1;
    g.beginPath();
    g.moveTo(10.4, -28);
    g.bezierCurveTo(15.6, -44, 12.6, -61, 7, -66.5);
    g.stroke();
    g.strokeStyle = css(pal.a, 0.9);
    g.beginPath();
    g.moveTo(-10.4, -28);
    g.bezierCurveTo(-15.6, -44, -12.6, -61, -7, -66.5);
    g.stroke();
    g.strokeStyle = '#05060f';
    g.lineWidth = 1.6;
    g.beginPath();
    g.moveTo(9, -48);
    g.lineTo(5, -108);
    g.stroke();
    const um = () => {
      g.beginPath();
      g.moveTo(-34, -84);
      g.bezierCurveTo(-28, -118, 30, -120, 40, -86);
      g.quadraticCurveTo(31, -91, 22, -86);
      g.quadraticCurveTo(12, -92, 3, -86);
      g.quadraticCurveTo(-7, -91, -16, -85);
      g.quadraticCurveTo(-25, -90, -34, -84);
      g.closePath();
    };
    um();
    const q = g.createLinearGradient(-34, 0, 40, 0);
    q.addColorStop(0, css(mix(pal.a, '#0a0a18', 0.45)));
    q.addColorStop(0.5, '#0c0d1e');
    q.addColorStop(1, css(mix(pal.b, '#0a0a18', 0.5)));
    g.fillStyle = q;
    g.fill();
    g.strokeStyle = css(pal.sky[3], 0.95);
    g.lineWidth = 1.2;
    g.beginPath();
    g.moveTo(-34, -84);
    g.bezierCurveTo(-28, -118, 30, -120, 40, -86);
    g.stroke();
    g.restore();
    g.save();
    g.globalAlpha = 0.35;
    const rf = g.createLinearGradient(0, y, 0, y + s * 0.5);
    rf.addColorStop(0, '#02030a');
    rf.addColorStop(1, 'rgba(2,3,10,0)');
    poly(
      g,
      [
        [x - s * 0.11, y],
        [x + s * 0.11, y],
        [x + s * 0.17, y + s * 0.5],
        [x - s * 0.17, y + s * 0.5],
      ],
      rf,
    );
    g.restore();
  }
  // flying cars
  for (let i = 0; i < 5; i++) {
    const x = vx + (R() - 0.5) * U * 0.7,
      y = vy - H * R.in(0.2, 0.48),
      l = U * R.in(0.02, 0.05);
    g.fillStyle = '#05060f';
    g.beginPath();
    g.ellipse(x, y, l, l * 0.26, 0, 0, TAU);
    g.fill();
    glow(g, x - l, y, l * 1.4, pal.a, 0.9);
    glow(g, x + l, y, l * 1.6, '#fff0d0', 0.9);
  }
  bloom(g, W, H, 0.6, 32, 2); // rain
  g.save();
  g.globalCompositeOperation = 'screen';
  for (let i = 0; i < (190 * W) / U; i++) {
    const x = R() * W,
      y = R() * H,
      l = U * R.in(0.02, 0.08);
    g.strokeStyle = css('#bfd8ff', R.in(0.05, 0.22));
    g.lineWidth = U * R.in(0.001, 0.0022);
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x - l * 0.12, y + l);
    g.stroke();
  }
  g.restore();
  finish(g, W, H, R, { grain: 8, vig: 0.5 });
}
function sign(g, R, s) {
  const { x, y, w, h, col } = s,
    a = clamp(1.25 - s.z * 0.25);
  if (h < w * 0.8) return;
  g.save();
  g.fillStyle = css(mix(col, '#05060f', 0.82), 0.92);
  g.fillRect(x, y, w, h);
  g.strokeStyle = css(col, a);
  g.lineWidth = Math.max(0.8, w * 0.06);
  g.strokeRect(x, y, w, h);
  glow(g, x + w / 2, y + h / 2, Math.max(w, h) * 0.95, col, 0.3 * a);
  const k = Math.max(2, Math.min(6, Math.round(h / w))),
    ch = h / k;
  g.strokeStyle = css(mix(col, '#ffffff', 0.62), a);
  g.lineWidth = Math.max(0.8, w * 0.075);
  g.lineCap = 'round';
  for (let i = 0; i < k; i++) {
    const cx = x + w * 0.5,
      cy = y + ch * (i + 0.5),
      q = Math.min(w, ch) * 0.27;
    g.beginPath();
    const m = R.int(3, 5);
    for (let j = 0; j < m; j++) {
      const t = R();
      if (t < 0.36) {
        const yy = cy + R.in(-1, 1) * q;
        g.moveTo(cx - q, yy);
        g.lineTo(cx + q, yy);
      } else if (t < 0.7) {
        const xx = cx + R.in(-0.8, 0.8) * q;
        g.moveTo(xx, cy - q);
        g.lineTo(xx, cy + q);
      } else if (t < 0.86) {
        g.moveTo(cx, cy);
        g.lineTo(cx + q * R.sign(), cy + q);
      } else g.rect(cx - q * 0.6, cy - q * 0.5, q * 1.2, q);
    }
    g.stroke();
  }
  g.restore();
}

// =====================================================================
// fantasy: floating islands above a sea of clouds
// =====================================================================
function fantasy(g, W, H, R, o) {
  const pal = choose(R, o, [
    {
      sky: ['#1b1446', '#54309a', '#d0679f', '#ffc37d', '#fff0c8'],
      cloud: ['#fff1d4', '#f3a99f', '#8a55a5', '#46307f'],
      moon: '#ffe9c9',
      rock: ['#e2a08c', '#7a4a83', '#2c1c50'],
      grass: ['#f6d36d', '#7fae5c', '#2f6a58'],
      stone: ['#fff0d6', '#d79aa0', '#704a86'],
      glow: '#ffd58a',
    },
    {
      sky: ['#06172f', '#0f4560', '#2b9a9a', '#a7e6c2', '#f6f7d4'],
      cloud: ['#f4fff0', '#a5dccb', '#3f8c9a', '#17486a'],
      moon: '#f2ffe6',
      rock: ['#a9c9b4', '#3f6c77', '#11304b'],
      grass: ['#d8f08a', '#5bb078', '#1f6b64'],
      stone: ['#fbfff0', '#a9cfc4', '#3d6f85'],
      glow: '#fff0a8',
    },
    {
      sky: ['#0b1238', '#273a8c', '#7a76d8', '#f2a9c4', '#ffe9d0'],
      cloud: ['#ffffff', '#c9bdf2', '#7174c4', '#353f8f'],
      moon: '#fff4ea',
      rock: ['#c6b4dc', '#5f5a9c', '#22234f'],
      grass: ['#ffc2d8', '#d9799f', '#7a4a86'],
      stone: ['#ffffff', '#c7bfe6', '#625fa6'],
      glow: '#ffd9a6',
    },
  ]);
  const U = Math.min(W, H),
    n = noise(o.seed + 'f'),
    img = g.createImageData(W, H),
    D = img.data,
    sky = pal.sky.map(hex),
    cl = pal.cloud.map(hex),
    mx = W * R.in(0.6, 0.72),
    my = H * R.in(0.26, 0.34),
    hz = H * 0.74,
    sp = [0, 0.3, 0.58, 0.84, 1];
  for (let y = 0; y < H; y++) {
    const v = clamp(y / hz);
    let k = 0;
    while (k < 3 && v > sp[k + 1]) k++;
    const f = clamp((v - sp[k]) / (sp[k + 1] - sp[k]));
    const b = mix(sky[k], sky[k + 1], f);
    for (let x = 0; x < W; x++) {
      const u = x / U,
        w = y / U,
        q = n.fbm(u * 1.6, w * 2.4, 3),
        d = n.fbm(u * 2.3 + q * 2.2, w * 4.6 + q * 1.4, 5),
        a = smooth(0.46, 0.74, d) * (0.35 + 0.65 * v),
        e = smooth(0.42, 0.78, n.fbm(u * 2.3 + q * 2.2 + 0.05, w * 4.6 + q * 1.4 + 0.14, 4)),
        i = (y * W + x) * 4,
        ds = Math.hypot(x - mx, y - my) / U,
        gl = Math.exp(-ds * 2.6) * 0.55;
      for (let c = 0; c < 3; c++) {
        const cc = lerp(cl[1][c], lerp(cl[2][c], cl[3][c], 1 - v), e) + (cl[0][c] - 120) * (1 - e) * gl;
        D[i + c] = lerp(b[c], cc, a * 0.8) + gl * (hex(pal.moon)[c] * 0.5);
      }
      D[i + 3] = 255;
    }
  }
  g.putImageData(img, 0, 0);
  for (let i = 0; i < 150; i++) {
    const y = Math.pow(R(), 1.4) * H * 0.5;
    g.fillStyle = css('#ffffff', R.in(0.15, 0.9) * (1 - y / H / 0.5));
    circle(g, R() * W, y, U * R.in(0.0008, 0.0024));
    g.fill();
  }
  // moon with a ring
  const mr = U * 0.19;
  glow(g, mx, my, mr * 3.2, pal.moon, 0.5, 'screen');
  ring(g, mx, my, mr * 1.75, mr * 0.36, -0.36, pal.moon, true);
  circle(g, mx, my, mr);
  {
    const q = g.createRadialGradient(mx - mr * 0.4, my - mr * 0.4, mr * 0.1, mx, my, mr * 1.05);
    q.addColorStop(0, css(mix(pal.moon, '#ffffff', 0.6)));
    q.addColorStop(0.6, css(pal.moon));
    q.addColorStop(1, css(mix(pal.moon, pal.sky[2], 0.55)));
    g.fillStyle = q;
    g.fill();
    g.save();
    g.clip();
    for (let i = 0; i < 16; i++) {
      circle(g, mx + (R() - 0.5) * mr * 2, my + (R() - 0.5) * mr * 2, mr * R.in(0.04, 0.26));
      g.fillStyle = css(pal.sky[2], 0.12);
      g.fill();
    }
    g.restore();
  }
  ring(g, mx, my, mr * 1.75, mr * 0.36, -0.36, pal.moon, false);
  // distant spires in haze
  for (let k = 0; k < 3; k++) {
    for (let i = 0; i < 7; i++) {
      const x = W * (i / 6 + R.in(-0.06, 0.06)),
        h = H * R.in(0.08, 0.2) * (1 + k * 0.2),
        w = U * R.in(0.1, 0.22);
      g.beginPath();
      g.moveTo(x - w, hz + H * 0.08);
      g.bezierCurveTo(x - w * 0.4, hz - h * 0.2, x - w * 0.14, hz - h * 0.7, x, hz - h);
      g.bezierCurveTo(x + w * 0.12, hz - h * 0.6, x + w * 0.5, hz - h * 0.1, x + w, hz + H * 0.08);
      g.fillStyle = vgrad(g, hz - h, hz + H * 0.04, [
        [0, css(mix(pal.sky[2], pal.cloud[2], 0.3 + k * 0.22), 0.9)],
        [1, css(pal.sky[3], 0.75)],
      ]);
      g.fill();
    }
  }
  cloudBank(g, R, W, H, hz + H * 0.02, U * 0.08, pal, 0.75);
  const isl = (x, y, w, main) => {
    const h = w * (main ? 0.78 : 0.9),
      pts = [],
      m = 15;
    for (let i = 0; i <= m; i++) {
      const t = i / m,
        a = Math.sin(t * Math.PI),
        s = Math.pow(a, 0.72) * h * R.in(0.72, 1.12);
      pts.push([x - w / 2 + w * t, y + s * (1 - 0.35 * Math.abs(t - 0.5))]);
    }
    // waterfall behind the lip
    g.beginPath();
    g.moveTo(x - w / 2, y);
    pts.forEach((p) => g.lineTo(p[0], p[1]));
    g.lineTo(x + w / 2, y);
    g.closePath();
    const q = g.createLinearGradient(x - w * 0.3, y, x + w * 0.4, y + h);
    q.addColorStop(0, css(pal.rock[2]));
    q.addColorStop(0.5, css(pal.rock[1]));
    q.addColorStop(1, css(mix(pal.rock[1], pal.sky[3], 0.5)));
    g.fillStyle = q;
    g.fill();
    g.save();
    g.clip();
    for (let i = 0; i < 46; i++) {
      const a = R.int(0, m - 1),
        p = pts[a],
        p2 = pts[a + 1],
        ty = lerp(y, p[1], R.in(0.0, 0.8));
      poly(
        g,
        [
          [p[0], ty - h * 0.1],
          [p2[0] + w * 0.02, ty + h * R.in(-0.05, 0.1)],
          [lerp(p[0], p2[0], R.in(0.2, 0.9)), p[1] + 4],
        ],
        css(R() < 0.55 ? pal.rock[0] : pal.rock[2], R.in(0.1, 0.42) * (p[0] > x - w * 0.15 ? 1 : 0.7)),
      );
    }
    g.fillStyle = vgrad(g, y, y + h * 0.25, [
      [0, css(pal.rock[2], 0.75)],
      [1, css(pal.rock[2], 0)],
    ]);
    g.fillRect(x - w, y, w * 2, h * 0.3);
    g.fillStyle = vgrad(g, y + h * 0.4, y + h, [
      [0, css(pal.sky[3], 0)],
      [1, css(pal.sky[3], 0.55)],
    ]);
    g.fillRect(x - w, y, w * 2, h * 1.1);
    g.restore();
    // meadow
    const top = (t) => y - Math.sin(t * Math.PI) * w * 0.075 - n.fbm(t * 5 + x, 1, 3) * w * 0.05;
    g.beginPath();
    g.moveTo(x - w * 0.5, y + w * 0.012);
    for (let i = 0; i <= 30; i++) g.lineTo(x - w * 0.5 + (w * i) / 30, top(i / 30) + w * 0.02);
    g.lineTo(x + w * 0.5, y + w * 0.012);
    for (let i = 30; i >= 0; i--)
      g.lineTo(
        x - w * 0.5 + (w * i) / 30,
        y + w * (0.014 + 0.03 * Math.abs(Math.sin(i * 1.7 + x)) * Math.sin((i / 30) * Math.PI)),
      );
    const gg = g.createLinearGradient(x - w * 0.5, 0, x + w * 0.5, 0);
    gg.addColorStop(0, css(pal.grass[2]));
    gg.addColorStop(0.5, css(pal.grass[1]));
    gg.addColorStop(1, css(pal.grass[0]));
    g.fillStyle = gg;
    g.fill();
    return top;
  };
  const tree = (x, y, s) => {
    g.fillStyle = css(pal.rock[2]);
    g.fillRect(x - s * 0.05, y - s * 0.5, s * 0.1, s * 0.55);
    for (let i = 0; i < 13; i++) {
      const a = R() * TAU,
        d = R() * s * 0.32,
        px = x + Math.cos(a) * d,
        py = y - s * 0.72 + Math.sin(a) * d * 0.7;
      circle(g, px, py, s * R.in(0.12, 0.24));
      g.fillStyle = css(
        mix(
          pal.grass[2],
          mix(pal.grass[1], pal.grass[0], clamp((px - x) / s + 0.5)),
          clamp(0.5 - ((py - y + s * 0.72) / s) * 1.3),
        ),
      );
      g.fill();
    }
  };
  const fall = (x, y, w, len) => {
    g.save();
    g.globalCompositeOperation = 'screen';
    for (let i = 0; i < 9; i++) {
      const dx = (R() - 0.5) * w;
      g.beginPath();
      g.moveTo(x + dx * 0.7 - w * 0.1, y);
      g.bezierCurveTo(x + dx, y + len * 0.1, x + dx, y + len * 0.6, x + dx * 1.5, y + len);
      g.lineTo(x + dx * 1.5 + w * 0.25, y + len);
      g.bezierCurveTo(
        x + dx + w * 0.2,
        y + len * 0.6,
        x + dx + w * 0.2,
        y + len * 0.1,
        x + dx * 0.7 + w * 0.1,
        y,
      );
      g.fillStyle = vgrad(g, y, y + len, [
        [0, 'rgba(255,255,255,.75)'],
        [0.5, css(pal.cloud[1], 0.5)],
        [1, css(pal.cloud[0], 0)],
      ]);
      g.fill();
    }
    g.restore();
    glow(g, x, y + len * 0.94, w * 2.4, pal.cloud[0], 0.35, 'screen');
  };
  for (const [x, y, w] of [
    [0.1, 0.36, 0.12],
    [0.9, 0.5, 0.14],
    [0.8, 0.64, 0.09],
    [0.2, 0.6, 0.07],
  ]) {
    const ix = W * x,
      iy = H * y,
      iw = U * w * 1.6;
    g.globalAlpha = 0.88;
    const tp = isl(ix, iy, iw, false);
    for (let i = 0; i < 5; i++) {
      const t = R.in(0.15, 0.85);
      tree(ix - iw / 2 + iw * t, tp(t) + iw * 0.03, iw * R.in(0.13, 0.24));
    }
    fall(ix + iw * 0.2, iy, iw * 0.05, iw * 1.0);
    g.globalAlpha = 1;
  }
  // the castle island
  const ix = W * (W > H * 1.25 ? 0.37 : 0.46),
    iy = H * 0.64,
    iw = U * 0.86,
    tp = isl(ix, iy, iw, true);
  fall(ix - iw * 0.27, iy + iw * 0.0, iw * 0.055, H * 0.34);
  fall(ix + iw * 0.3, iy, iw * 0.035, H * 0.3);
  for (let i = 0; i < 12; i++) {
    const t = R.in(0.04, 0.96);
    if (Math.abs(t - 0.5) < 0.1) continue;
    tree(ix - iw / 2 + iw * t, tp(t) + iw * 0.025, iw * R.in(0.07, 0.12));
  }
  castle(g, R, ix, tp(0.5) + iw * 0.035, iw * 0.5, pal);
  for (let i = 0; i < 26; i++) {
    const t = R.in(0.03, 0.97);
    tree(ix - iw / 2 + iw * t, tp(t) + iw * 0.05, iw * R.in(0.045, 0.09));
  }
  // dragon
  dragon(g, W * (W > H * 1.25 ? 0.76 : 0.8), H * 0.5, U * 0.17, css(mix(pal.sky[0], pal.cloud[3], 0.35)));
  g.save();
  g.globalCompositeOperation = 'screen';
  for (let i = 0; i < 7; i++) {
    const a = R.in(0.9, 2.3),
      l = H * 1.3,
      w = R.in(0.015, 0.06);
    const q = g.createRadialGradient(mx, my, mr, mx, my, l);
    q.addColorStop(0, css(pal.moon, 0.16));
    q.addColorStop(1, css(pal.moon, 0));
    poly(
      g,
      [
        [mx, my],
        [mx + Math.cos(a - w) * l, my + Math.sin(a - w) * l],
        [mx + Math.cos(a + w) * l, my + Math.sin(a + w) * l],
      ],
      q,
    );
  }
  g.restore();
  cloudBank(g, R, W, H, H * 0.93, U * 0.12, pal, 1);
  cloudBank(g, R, W, H, H * 1.03, U * 0.15, pal, 1);
  for (let i = 0; i < 60; i++) {
    const x = R() * W,
      y = H * R.in(0.25, 1),
      s = U * R.in(0.0015, 0.005);
    glow(g, x, y, s * 5, pal.glow, 0.65);
  }
  bloom(g, W, H, 0.2, 32, 2);
  finish(g, W, H, R, { grain: 4, vig: 0.3 });
}
function ring(g, x, y, rx, ry, a, col, back) {
  g.save();
  g.translate(x, y);
  g.rotate(a);
  for (let i = 0; i < 6; i++) {
    g.beginPath();
    g.ellipse(0, 0, rx * (1 + i * 0.035), ry * (1 + i * 0.035), 0, back ? Math.PI : 0, back ? TAU : Math.PI);
    g.strokeStyle = css(col, 0.65 - i * 0.1);
    g.lineWidth = rx * (i % 2 ? 0.008 : 0.02);
    g.stroke();
  }
  g.restore();
}
function cloudBank(g, R, W, H, y, r, pal, a) {
  const P = [];
  const m = Math.round((W / r) * 3.4);
  for (let i = 0; i < m; i++) P.push([R() * (W + r * 2) - r, y + (R() - 0.3) * r * 1.5, r * R.in(0.4, 1.15)]);
  P.sort((p, q) => p[1] - q[1]);
  const c = canvas(W, H),
    q = c.getContext('2d');
  for (const p of P) {
    circle(q, p[0], p[1], p[2]);
    q.fillStyle = vgrad(q, p[1] - p[2], p[1] + p[2] * 0.9, [
      [0, css(pal.cloud[0])],
      [0.25, css(mix(pal.cloud[0], pal.cloud[1], 0.55))],
      [0.6, css(mix(pal.cloud[1], pal.cloud[2], 0.5))],
      [1, css(pal.cloud[2])],
    ]);
    q.fill();
  }
  q.globalCompositeOperation = 'destination-out';
  q.fillStyle = 'rgba(0,0,0,.12)';
  q.fillRect(0, 0, W, H);
  g.globalAlpha = a;
  g.drawImage(blurred(c, 2), 0, 0);
  g.globalAlpha = 1;
  g.fillStyle = vgrad(g, y + r * 0.4, y + r * 2.4, [
    [0, css(pal.cloud[2], 0)],
    [1, css(pal.cloud[3], 0.8)],
  ]);
  g.fillRect(0, y + r * 0.4, W, H);
}
function castle(g, R, x, y, s, pal) {
  const tower = (dx, w, h, roof) => {
    const tx = x + dx * s,
      tw = w * s,
      th = h * s;
    const q = g.createLinearGradient(tx - tw / 2, 0, tx + tw / 2, 0);
    q.addColorStop(0, css(pal.stone[2]));
    q.addColorStop(0.45, css(pal.stone[1]));
    q.addColorStop(1, css(pal.stone[0]));
    g.fillStyle = q;
    g.fillRect(tx - tw / 2, y - th, tw, th + s * 0.04);
    g.fillStyle = css(pal.stone[2], 0.8);
    g.fillRect(tx - tw * 0.6, y - th, tw * 1.2, s * 0.012);
    for (let i = 0; i < 4; i++) {
      g.fillStyle = css(i % 2 ? pal.stone[1] : pal.stone[0]);
      g.fillRect(tx - tw * 0.58 + tw * 0.3 * i, y - th - s * 0.014, tw * 0.2, s * 0.016);
    }
    const rc = g.createLinearGradient(tx - tw * 0.7, 0, tx + tw * 0.7, 0);
    rc.addColorStop(0, css(mix(pal.sky[0], pal.sky[1], 0.4)));
    rc.addColorStop(0.6, css(pal.sky[1]));
    rc.addColorStop(1, css(mix(pal.sky[1], pal.glow, 0.55)));
    if (roof) {
      g.beginPath();
      g.moveTo(tx - tw * 0.68, y - th);
      g.quadraticCurveTo(tx - tw * 0.16, y - th - roof * s * 0.45, tx, y - th - roof * s);
      g.quadraticCurveTo(tx + tw * 0.16, y - th - roof * s * 0.45, tx + tw * 0.68, y - th);
      g.closePath();
      g.fillStyle = rc;
      g.fill();
      g.strokeStyle = css(pal.stone[0], 0.9);
      g.lineWidth = s * 0.004;
      g.beginPath();
      g.moveTo(tx, y - th - roof * s);
      g.lineTo(tx, y - th - roof * s - s * 0.05);
      g.stroke();
      poly(
        g,
        [
          [tx, y - th - roof * s - s * 0.05],
          [tx + s * 0.045, y - th - roof * s - s * 0.038],
          [tx, y - th - roof * s - s * 0.026],
        ],
        css(pal.glow),
      );
    }
    const m = Math.max(1, Math.round(th / (s * 0.12)));
    for (let i = 0; i < m; i++) {
      const wy = y - th * (0.86 - (i * 0.8) / m),
        wx = tx + (R() - 0.4) * tw * 0.35;
      g.fillStyle = css(pal.glow);
      g.beginPath();
      g.rect(wx - s * 0.007, wy, s * 0.014, s * 0.024);
      g.arc(wx, wy, s * 0.007, 0, TAU);
      g.fill();
      glow(g, wx, wy + s * 0.01, s * 0.035, pal.glow, 0.28);
    }
  };
  tower(-0.12, 0.07, 0.62, 0.2);
  tower(0.13, 0.075, 0.72, 0.24);
  tower(0, 0.11, 0.86, 0.34);
  tower(-0.24, 0.085, 0.42, 0.2);
  tower(0.26, 0.085, 0.48, 0.22);
  tower(0, 0.46, 0.26, 0);
  tower(-0.34, 0.08, 0.28, 0.17);
  tower(0.37, 0.075, 0.3, 0.17);
  tower(0, 0.6, 0.13, 0);
  g.fillStyle = css(pal.glow);
  g.beginPath();
  g.rect(x - s * 0.03, y - s * 0.06, s * 0.06, s * 0.08);
  g.arc(x, y - s * 0.06, s * 0.03, 0, TAU);
  g.fill();
  glow(g, x, y - s * 0.03, s * 0.16, pal.glow, 0.6);
}
function dragon(g, x, y, s, col) {
  g.save();
  g.translate(x, y);
  g.scale(s / 100, s / 100);
  g.rotate(-0.12);
  g.fillStyle = col;
  g.beginPath();
  g.moveTo(-74, 4);
  g.bezierCurveTo(-62, -3, -52, -3, -44, 1);
  g.bezierCurveTo(-30, 6, -18, 2, -10, -2);
  g.bezierCurveTo(-22, -30, -48, -46, -64, -66);
  g.bezierCurveTo(-34, -62, -10, -46, 2, -28);
  g.bezierCurveTo(6, -18, 8, -12, 9, -6);
  g.bezierCurveTo(14, -6, 18, -5, 22, -4);
  g.bezierCurveTo(30, -26, 52, -46, 84, -54);
  g.bezierCurveTo(72, -46, 68, -38, 66, -30);
  g.bezierCurveTo(58, -30, 52, -24, 50, -16);
  g.bezierCurveTo(44, -16, 38, -10, 36, 0);
  g.bezierCurveTo(54, 6, 70, 10, 92, 2);
  g.lineTo(100, -5);
  g.lineTo(98, 5);
  g.lineTo(106, 9);
  g.lineTo(94, 9);
  g.bezierCurveTo(72, 20, 46, 18, 24, 12);
  g.bezierCurveTo(4, 18, -20, 18, -42, 9);
  g.bezierCurveTo(-52, 7, -58, 9, -66, 12);
  g.lineTo(-60, 7);
  g.lineTo(-76, 9);
  g.closePath();
  g.fill();
  g.restore();
}

// =====================================================================
// sketch: tones first, then thousands of graphite strokes follow them
// =====================================================================
function sketch(g, W, H, R, o) {
  const U = Math.min(W, H),
    n = noise(o.seed + 's'),
    scene = o.scene || R.pick(['lighthouse', 'house']),
    T = canvas(W, H),
    t = T.getContext('2d'),
    lines = [];
  const L = (pts, w = 1, a = 1) => lines.push({ pts, w, a });
  const gray = (v) => {
    const k = Math.round(v * 255);
    return `rgb(${k},${k},${k})`;
  };
  t.fillStyle = gray(0.97);
  t.fillRect(0, 0, W, H);
  const cx = W * (W > H * 1.2 ? 0.6 : 0.55);
  const blobCloud = (x, y, s, sh) => {
    for (let i = 0; i < 10; i++) {
      circle(
        t,
        x + (i / 9 - 0.5) * s * 1.6,
        y - Math.sin((i / 9) * Math.PI) * s * 0.34 * R.in(0.6, 1.2),
        s * R.in(0.16, 0.3),
      );
      t.fillStyle = gray(0.99);
      t.fill();
    }
    t.fillStyle = vgrad(t, y - s * 0.1, y + s * 0.3, [
      [0, `rgba(150,150,150,0)`],
      [1, `rgba(150,150,150,${sh})`],
    ]);
    t.beginPath();
    t.ellipse(x, y + s * 0.1, s * 0.85, s * 0.17, 0, 0, TAU);
    t.fill();
    let pts = [];
    for (let i = 0; i <= 40; i++) {
      const u = i / 40;
      pts.push([
        x + (u - 0.5) * s * 1.9,
        y + s * 0.02 - Math.abs(Math.sin(u * 13 + x)) * s * 0.12 - Math.sin(u * Math.PI) * s * 0.48,
      ]);
    }
    L(pts, 0.8, 0.5);
  };
  t.fillStyle = vgrad(t, 0, H * 0.55, [
    [0, gray(0.66)],
    [1, gray(0.95)],
  ]);
  t.fillRect(0, 0, W, H * 0.7);
  blobCloud(W * 0.22, H * 0.3, U * 0.3, 0.7);
  blobCloud(W * 0.86, H * 0.2, U * 0.24, 0.6);
  blobCloud(W * 0.06, H * 0.52, U * 0.22, 0.5);
  if (scene === 'lighthouse') {
    const sea = H * 0.68;
    t.fillStyle = vgrad(t, sea, H, [
      [0, gray(0.74)],
      [1, gray(0.42)],
    ]);
    t.fillRect(0, sea, W, H);
    for (let i = 0; i < 46; i++) {
      const k = Math.pow(R(), 1.4),
        y = sea + k * (H - sea),
        x = R() * W,
        l = U * R.in(0.03, 0.12) * (1 + k * 2);
      t.fillStyle = gray(R.pick([0.92, 0.3, 0.85]));
      t.beginPath();
      t.ellipse(x, y, l, l * 0.05, 0, 0, TAU);
      t.fill();
      L(
        [
          [x - l, y],
          [x - l * 0.3, y - l * 0.05],
          [x + l * 0.4, y + l * 0.03],
          [x + l, y],
        ],
        0.9,
        0.6,
      );
    }
    L(
      [
        [0, sea],
        [W, sea],
      ],
      1,
      0.8,
    );
    const cliff = [];
    for (let i = 0; i <= 26; i++) {
      const u = i / 26,
        x = lerp(W * 1.05, cx - U * 0.36, u);
      cliff.push([
        x,
        sea +
          U * 0.03 -
          Math.pow(1 - u, 0.55) * U * 0.17 -
          n.fbm(u * 5, 2, 3) * U * 0.07 * (1 - u * 0.6) +
          (u > 0.85 ? (u - 0.85) * U * 0.7 : 0),
      ]);
    }
    const cb = [
      ...cliff,
      [cx - U * 0.42, sea + U * 0.16],
      [cx - U * 0.3, H * 0.9],
      [cx - U * 0.1, H * 0.93],
      [W * 1.05, H * 1.02],
    ];
    poly(t, cb, gray(0.58));
    t.save();
    t.beginPath();
    cb.forEach((p, i) => (i ? t.lineTo(p[0], p[1]) : t.moveTo(p[0], p[1])));
    t.clip();
    for (let i = 0; i < 60; i++) {
      const x = lerp(cx - U * 0.45, W, R()),
        y = sea + R.in(-0.12, 0.3) * U;
      poly(
        t,
        [
          [x, y],
          [x + U * R.in(0.02, 0.1), y + U * R.in(-0.03, 0.05)],
          [x + U * R.in(-0.02, 0.06), y + U * R.in(0.06, 0.17)],
          [x - U * R.in(0.01, 0.05), y + U * R.in(0.05, 0.12)],
        ],
        gray(R.pick([0.16, 0.26, 0.72, 0.84, 0.4])),
      );
    }
    t.restore();
    L(cliff, 1.6);
    for (let i = 0; i < 34; i++) {
      const x = lerp(cx - U * 0.36, W, R()),
        y = sea + R.in(-0.06, 0.2) * U;
      L(
        [
          [x, y],
          [x + U * R.in(-0.02, 0.02), y + U * 0.03],
          [x + U * R.in(-0.01, 0.05), y + U * R.in(0.05, 0.1)],
        ],
        1,
        0.8,
      );
    }
    const bx = cx + U * 0.1,
      by = sea - U * 0.1,
      th = U * 0.42,
      w0 = U * 0.085,
      w1 = U * 0.055,
      top = by - th;
    const q = t.createLinearGradient(bx - w0, 0, bx + w0, 0);
    q.addColorStop(0, gray(0.99));
    q.addColorStop(0.38, gray(0.95));
    q.addColorStop(0.7, gray(0.52));
    q.addColorStop(1, gray(0.3));
    poly(
      t,
      [
        [bx - w0, by + U * 0.03],
        [bx - w1, top],
        [bx + w1, top],
        [bx + w0, by + U * 0.03],
      ],
      q,
    );
    for (const [a, b] of [
      [0.2, 0.38],
      [0.56, 0.74],
    ]) {
      const wa = lerp(w0, w1, a),
        wb = lerp(w0, w1, b);
      const q2 = t.createLinearGradient(bx - w0, 0, bx + w0, 0);
      q2.addColorStop(0, gray(0.5));
      q2.addColorStop(0.6, gray(0.22));
      q2.addColorStop(1, gray(0.1));
      poly(
        t,
        [
          [bx - wa, by - th * a],
          [bx - wb, by - th * b],
          [bx + wb, by - th * b],
          [bx + wa, by - th * a],
        ],
        q2,
      );
      L(
        [
          [bx - wa, by - th * a],
          [bx, by - th * a + U * 0.014],
          [bx + wa, by - th * a],
        ],
        1,
      );
      L(
        [
          [bx - wb, by - th * b],
          [bx, by - th * b + U * 0.012],
          [bx + wb, by - th * b],
        ],
        1,
      );
    }
    L(
      [
        [bx - w0, by + U * 0.04],
        [bx - w1, top],
      ],
      1.8,
    );
    L(
      [
        [bx + w0, by + U * 0.04],
        [bx + w1, top],
      ],
      1.9,
    );
    t.fillStyle = gray(0.2);
    t.fillRect(bx - w1 * 1.45, top - U * 0.012, w1 * 2.9, U * 0.022);
    L(
      [
        [bx - w1 * 1.5, top],
        [bx + w1 * 1.5, top],
      ],
      2,
    );
    L(
      [
        [bx - w1 * 1.45, top - U * 0.05],
        [bx + w1 * 1.45, top - U * 0.05],
      ],
      1,
    );
    for (let i = 0; i < 7; i++) {
      const x = bx - w1 * 1.4 + (w1 * 2.8 * i) / 6;
      L(
        [
          [x, top],
          [x, top - U * 0.05],
        ],
        0.9,
      );
    }
    const lw = w1 * 0.8,
      lh = U * 0.085;
    t.fillStyle = gray(0.9);
    t.fillRect(bx - lw, top - lh, lw * 2, lh);
    t.fillStyle = gray(0.35);
    t.fillRect(bx + lw * 0.4, top - lh, lw * 0.6, lh);
    for (let i = 0; i < 5; i++)
      L(
        [
          [bx - lw + (lw * 2 * i) / 4, top],
          [bx - lw + (lw * 2 * i) / 4, top - lh],
        ],
        1,
      );
    poly(
      t,
      [
        [bx - lw * 1.3, top - lh],
        [bx, top - lh - U * 0.075],
        [bx + lw * 1.3, top - lh],
      ],
      gray(0.18),
    );
    L(
      [
        [bx - lw * 1.3, top - lh],
        [bx, top - lh - U * 0.075],
        [bx + lw * 1.3, top - lh],
        [bx - lw * 1.3, top - lh],
      ],
      1.6,
    );
    L(
      [
        [bx, top - lh - U * 0.075],
        [bx, top - lh - U * 0.12],
      ],
      1.4,
    );
    for (const h of [0.3, 0.64]) {
      t.fillStyle = gray(0.08);
      t.fillRect(bx - U * 0.03, by - th * h - U * 0.04, U * 0.018, U * 0.032);
    }
    const hx = bx + U * 0.22,
      hy = by + U * 0.015,
      hw = U * 0.2,
      hh = U * 0.1;
    poly(
      t,
      [
        [hx - hw / 2, hy - hh],
        [hx + hw / 2, hy - hh],
        [hx + hw / 2, hy + U * 0.04],
        [hx - hw / 2, hy + U * 0.04],
      ],
      gray(0.84),
    );
    poly(
      t,
      [
        [hx - hw * 0.6, hy - hh],
        [hx - hw * 0.34, hy - hh - U * 0.085],
        [hx + hw * 0.36, hy - hh - U * 0.085],
        [hx + hw * 0.62, hy - hh],
      ],
      gray(0.3),
    );
    L(
      [
        [hx - hw * 0.6, hy - hh],
        [hx - hw * 0.34, hy - hh - U * 0.085],
        [hx + hw * 0.36, hy - hh - U * 0.085],
        [hx + hw * 0.62, hy - hh],
        [hx - hw * 0.6, hy - hh],
      ],
      1.4,
    );
    L(
      [
        [hx - hw / 2, hy - hh],
        [hx - hw / 2, hy + U * 0.04],
      ],
      1.4,
    );
    L(
      [
        [hx + hw / 2, hy - hh],
        [hx + hw / 2, hy + U * 0.04],
      ],
      1.4,
    );
    for (const k of [-0.3, 0.02]) {
      t.fillStyle = gray(0.14);
      t.fillRect(hx + hw * k, hy - hh * 0.7, hw * 0.17, hh * 0.46);
    }
    t.fillStyle = gray(0.2);
    t.fillRect(hx + hw * 0.28, hy - hh * 0.6, hw * 0.14, hh * 0.9);
    for (let i = 0; i < 8; i++) {
      const x = W * R.in(0.08, 0.55),
        y = H * R.in(0.1, 0.5),
        s = U * R.in(0.012, 0.03);
      L(
        [
          [x - s, y - s * 0.35],
          [x - s * 0.4, y - s * 0.5],
          [x, y],
          [x + s * 0.4, y - s * 0.5],
          [x + s, y - s * 0.3],
        ],
        1.3,
      );
    }
    // a small sailing boat
    const sx = W * 0.2,
      sy = sea + U * 0.06,
      ss = U * 0.13;
    poly(
      t,
      [
        [sx - ss * 0.5, sy],
        [sx + ss * 0.5, sy],
        [sx + ss * 0.34, sy + ss * 0.16],
        [sx - ss * 0.36, sy + ss * 0.16],
      ],
      gray(0.14),
    );
    poly(
      t,
      [
        [sx, sy - ss * 0.06],
        [sx, sy - ss],
        [sx + ss * 0.5, sy - ss * 0.08],
      ],
      gray(0.93),
    );
    poly(
      t,
      [
        [sx - ss * 0.04, sy - ss * 0.06],
        [sx - ss * 0.04, sy - ss * 0.82],
        [sx - ss * 0.4, sy - ss * 0.08],
      ],
      gray(0.62),
    );
    L(
      [
        [sx, sy - ss * 0.06],
        [sx, sy - ss],
        [sx + ss * 0.5, sy - ss * 0.08],
        [sx, sy - ss * 0.08],
      ],
      1.2,
    );
    L(
      [
        [sx - ss * 0.04, sy - ss * 0.82],
        [sx - ss * 0.4, sy - ss * 0.08],
        [sx, sy - ss * 0.07],
      ],
      1.1,
    );
    L(
      [
        [sx - ss * 0.5, sy],
        [sx - ss * 0.36, sy + ss * 0.16],
        [sx + ss * 0.34, sy + ss * 0.16],
        [sx + ss * 0.5, sy],
        [sx - ss * 0.5, sy],
      ],
      1.5,
    );
  } else {
    const gy = H * 0.74;
    t.fillStyle = vgrad(t, gy, H, [
      [0, gray(0.86)],
      [1, gray(0.6)],
    ]);
    t.fillRect(0, gy, W, H);
    for (let k = 0; k < 2; k++) {
      const pts = [];
      for (let i = 0; i <= 40; i++)
        pts.push([(W * i) / 40, gy - H * (0.12 - k * 0.06) - n.fbm(i * 0.13 + k * 7, k, 4) * H * 0.15]);
      poly(t, [...pts, [W, gy + 4], [0, gy + 4]], gray(0.78 - k * 0.2));
      L(pts, 1, 0.7);
    }
    // road to the door
    const hx = W * (W > H * 1.2 ? 0.44 : 0.42),
      hw = U * 0.4,
      hh = U * 0.23,
      hy = gy + U * 0.04;
    poly(
      t,
      [
        [hx - U * 0.04, hy],
        [hx + U * 0.05, hy],
        [W * 0.78, H],
        [W * 0.3, H],
      ],
      gray(0.93),
    );
    L(
      [
        [hx - U * 0.04, hy],
        [hx - U * 0.02, hy + U * 0.08],
        [W * 0.3, H],
      ],
      1.2,
    );
    L(
      [
        [hx + U * 0.05, hy],
        [hx + U * 0.12, hy + U * 0.07],
        [W * 0.78, H],
      ],
      1.2,
    );
    poly(
      t,
      [
        [hx - hw / 2, hy - hh],
        [hx + hw * 0.16, hy - hh],
        [hx + hw * 0.16, hy],
        [hx - hw / 2, hy],
      ],
      gray(0.93),
    );
    poly(
      t,
      [
        [hx + hw * 0.16, hy - hh],
        [hx + hw / 2, hy - hh * 0.92],
        [hx + hw / 2, hy - U * 0.014],
        [hx + hw * 0.16, hy],
      ],
      gray(0.46),
    );
    const ap = [hx - hw * 0.17, hy - hh - U * 0.21];
    poly(t, [[hx - hw * 0.56, hy - hh * 0.97], ap, [hx + hw * 0.2, hy - hh * 0.97]], gray(0.84));
    poly(
      t,
      [
        ap,
        [hx + hw * 0.3, hy - hh - U * 0.19],
        [hx + hw * 0.58, hy - hh * 0.9],
        [hx + hw * 0.2, hy - hh * 0.95],
      ],
      gray(0.24),
    );
    L([[hx - hw * 0.57, hy - hh * 0.94], ap, [hx + hw * 0.21, hy - hh * 0.94]], 2);
    L(
      [
        ap,
        [hx + hw * 0.3, hy - hh - U * 0.19],
        [hx + hw * 0.58, hy - hh * 0.9],
        [hx + hw * 0.2, hy - hh * 0.95],
      ],
      1.7,
    );
    for (const x of [-0.5, 0.16, 0.5])
      L(
        [
          [hx + hw * x, hy - hh * 0.95],
          [hx + hw * x, hy],
        ],
        1.6,
      );
    L(
      [
        [hx - hw / 2, hy],
        [hx + hw * 0.16, hy],
        [hx + hw / 2, hy - U * 0.014],
      ],
      1.4,
    );
    const win = (x, y, w, h) => {
      t.fillStyle = gray(0.12);
      t.fillRect(x, y, w, h);
      L(
        [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
          [x, y],
        ],
        1.3,
      );
      L(
        [
          [x + w / 2, y],
          [x + w / 2, y + h],
        ],
        1,
      );
      L(
        [
          [x, y + h / 2],
          [x + w, y + h / 2],
        ],
        1,
      );
    };
    win(hx - hw * 0.43, hy - hh * 0.72, hw * 0.14, hh * 0.34);
    win(hx + hw * 0.0, hy - hh * 0.72, hw * 0.12, hh * 0.34);
    win(hx - hw * 0.23, hy - hh - U * 0.08, hw * 0.12, U * 0.05);
    win(hx + hw * 0.27, hy - hh * 0.72, hw * 0.12, hh * 0.3);
    t.fillStyle = gray(0.2);
    t.fillRect(hx - hw * 0.21, hy - hh * 0.62, hw * 0.14, hh * 0.62);
    L(
      [
        [hx - hw * 0.21, hy],
        [hx - hw * 0.21, hy - hh * 0.62],
        [hx - hw * 0.07, hy - hh * 0.62],
        [hx - hw * 0.07, hy],
      ],
      1.5,
    );
    poly(
      t,
      [
        [hx + hw * 0.12, hy - hh - U * 0.12],
        [hx + hw * 0.12, hy - hh - U * 0.26],
        [hx + hw * 0.22, hy - hh - U * 0.26],
        [hx + hw * 0.22, hy - hh - U * 0.12],
      ],
      gray(0.5),
    );
    L(
      [
        [hx + hw * 0.12, hy - hh - U * 0.14],
        [hx + hw * 0.12, hy - hh - U * 0.26],
        [hx + hw * 0.22, hy - hh - U * 0.26],
        [hx + hw * 0.22, hy - hh - U * 0.17],
      ],
      1.5,
    );
    let sm = [];
    for (let i = 0; i < 30; i++)
      sm.push([
        hx + hw * 0.17 + Math.sin(i * 0.6) * U * 0.014 * (1 + i * 0.05) + i * U * 0.004,
        hy - hh - U * 0.27 - i * U * 0.008,
      ]);
    L(sm, 1, 0.5);
    const tree = (x, y, s) => {
      const br = (x, y, a, l, w, d) => {
        const x2 = x + Math.cos(a) * l,
          y2 = y + Math.sin(a) * l;
        t.strokeStyle = gray(0.16);
        t.lineWidth = w;
        t.lineCap = 'round';
        t.beginPath();
        t.moveTo(x, y);
        t.lineTo(x2, y2);
        t.stroke();
        L(
          [
            [x - w * 0.5, y],
            [x2 - w * 0.32, y2],
          ],
          1.1,
        );
        L(
          [
            [x + w * 0.5, y],
            [x2 + w * 0.32, y2],
          ],
          1.3,
        );
        if (d > 0) {
          const k = d > 3 ? 3 : 2;
          for (let i = 0; i < k; i++)
            br(x2, y2, a + R.in(-0.62, 0.62), l * R.in(0.62, 0.82), w * 0.62, d - 1);
        } else {
          circle(t, x2, y2, s * R.in(0.03, 0.07));
          t.fillStyle = gray(R.pick([0.25, 0.4, 0.62, 0.78]));
          t.fill();
          const p = [];
          for (let i = 0; i < 8; i++) {
            const b = (i / 7) * TAU;
            p.push([
              x2 + Math.cos(b) * s * 0.045 * R.in(0.7, 1.3),
              y2 + Math.sin(b) * s * 0.04 * R.in(0.7, 1.3),
            ]);
          }
          L(p, 0.8, 0.7);
        }
      };
      br(x, y, -Math.PI / 2 + 0.05, s * 0.27, s * 0.062, 5);
    };
    tree(W * (W > H * 1.2 ? 0.74 : 0.8), gy + U * 0.1, U * 0.72);
    tree(W * 0.08, gy + U * 0.02, U * 0.34);
    for (let i = 0; i < 9; i++) {
      const x = W * (0.52 + i * 0.06),
        y = gy + U * (0.1 + i * 0.012);
      L(
        [
          [x, y - U * 0.06],
          [x, y + U * 0.03],
        ],
        1.8,
      );
      if (i) {
        L(
          [
            [x - W * 0.06, y - U * 0.045 - U * 0.012],
            [x, y - U * 0.045],
          ],
          1.2,
        );
        L(
          [
            [x - W * 0.06, y - U * 0.012 - U * 0.012],
            [x, y - U * 0.012],
          ],
          1.2,
        );
      }
    }
    for (let i = 0; i < 120; i++) {
      const x = R() * W,
        y = H * R.in(0.8, 1),
        s = U * R.in(0.012, 0.035);
      L(
        [
          [x, y],
          [x + s * 0.2, y - s * 0.6],
          [x + s * 0.5, y - s],
        ],
        0.9,
        0.7,
      );
    }
  }
  // paper
  const img = g.createImageData(W, H),
    D = img.data;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const k = (y * W + x) * 4,
        f = n.fbm((x / U) * 110, (y / U) * 110, 2) * 9 + n.fbm((x / U) * 3, (y / U) * 3, 3) * 8;
      D[k] = 240 + f;
      D[k + 1] = 236 + f;
      D[k + 2] = 226 + f;
      D[k + 3] = 255;
    }
  g.putImageData(img, 0, 0);
  const td = t.getImageData(0, 0, W, H).data,
    edge = (x, y) =>
      smooth(
        -0.01,
        0.09,
        Math.min(x / W, 1 - x / W, y / H, 1 - y / H) + (n.fbm((x / U) * 3, (y / U) * 3, 3) - 0.5) * 0.12,
      ),
    dk = (x, y) => {
      x = x | 0;
      y = y | 0;
      if (x < 0 || y < 0 || x >= W || y >= H) return 0;
      return (1 - td[(y * W + x) * 4] / 255) * edge(x, y);
    };
  const pass = (ang, lo, count, len, wd, al) => {
    const N = Math.round((count * W * H) / (U * U));
    for (let i = 0; i < N; i++) {
      const x = R() * W,
        y = R() * H,
        d = dk(x, y);
      if (d < lo || R() > (d - lo) * 2.4 + 0.08) continue;
      const a = ang + (n((x / U) * 2.2, (y / U) * 2.2) - 0.5) * 0.7,
        l = U * len * R.in(0.5, 1.3),
        cx2 = Math.cos(a),
        sy2 = Math.sin(a);
      let s0 = 0,
        s1 = 0;
      while (s1 < l && dk(x + cx2 * s1, y + sy2 * s1) > lo * 0.75) s1 += 2;
      while (s0 < l && dk(x - cx2 * s0, y - sy2 * s0) > lo * 0.75) s0 += 2;
      g.strokeStyle = `rgba(46,44,52,${al * (0.45 + d * 0.75) * R.in(0.6, 1.1)})`;
      g.lineWidth = U * wd * R.in(0.6, 1.25);
      g.beginPath();
      g.moveTo(x - cx2 * s0, y - sy2 * s0);
      g.quadraticCurveTo(x + sy2 * l * 0.06, y - cx2 * l * 0.06, x + cx2 * s1, y + sy2 * s1);
      g.stroke();
    }
  };
  g.lineCap = 'round';
  pass(-0.82, 0.05, 26000, 0.026, 0.0017, 0.2);
  pass(-0.55, 0.2, 22000, 0.02, 0.0018, 0.27);
  pass(0.62, 0.34, 20000, 0.015, 0.0018, 0.34);
  pass(1.35, 0.5, 17000, 0.012, 0.002, 0.46);
  pass(-0.9, 0.66, 15000, 0.009, 0.0024, 0.55);
  for (const l of lines)
    for (let k = 0; k < 2; k++) {
      g.strokeStyle = `rgba(34,32,40,${0.62 * l.a})`;
      g.lineWidth = Math.max(0.7, U * 0.0026 * l.w * (k ? 0.7 : 1));
      g.beginPath();
      l.pts.forEach((p, i) => {
        const x = p[0] + (n(p[0] * 0.04 + k * 9, p[1] * 0.04) - 0.5) * U * 0.008 + (k ? U * 0.0016 : 0),
          y = p[1] + (n(p[1] * 0.04 + k * 5, p[0] * 0.04 + 7) - 0.5) * U * 0.008;
        i ? g.lineTo(x, y) : g.moveTo(x, y);
      });
      g.stroke();
    }
  finish(g, W, H, R, { grain: 7, vig: 0.06 });
}

// =====================================================================
// 3d: signed distance fields in a small studio, soft light, clay
// =====================================================================
function three(g, W, H, R, o) {
  const scene = o.scene || R.pick(['island', 'robot']),
    P = choose(R, o, [
      {
        bg: ['#ffd9c7', '#f7a98f'],
        grass: '#8fd18b',
        soil: '#b9785a',
        leaf: '#ff8fa8',
        leaf2: '#ffc1b5',
        wall: '#fff3e2',
        roof: '#4f6df0',
        water: '#5cc8f0',
        cloud: '#ffffff',
        body: '#ff7d5c',
        acc: '#ffd257',
        dark: '#2a2438',
      },
      {
        bg: ['#cfe7ff', '#8db8f5'],
        grass: '#a6dd7f',
        soil: '#a97458',
        leaf: '#4fb57c',
        leaf2: '#8ad68f',
        wall: '#fff6ec',
        roof: '#ff7a5c',
        water: '#6ad4ee',
        cloud: '#ffffff',
        body: '#5f7cff',
        acc: '#ffcf4d',
        dark: '#221f3a',
      },
      {
        bg: ['#e4dcff', '#ad9bf0'],
        grass: '#b8e28f',
        soil: '#9c6f72',
        leaf: '#ff9d5c',
        leaf2: '#ffc978',
        wall: '#ffffff',
        roof: '#7a55e0',
        water: '#67d7e0',
        cloud: '#fff8ff',
        body: '#34c7a5',
        acc: '#ff8fb1',
        dark: '#251f3d',
      },
    ]);
  const M = {};
  for (const k of ['grass', 'soil', 'leaf', 'leaf2', 'wall', 'roof', 'water', 'cloud', 'body', 'acc', 'dark'])
    M[k] = l3(P[k]);
  const floorC = l3(P.bg[0]),
    mats = [];
  const mt = (c) => (mats.push(c), mats.length - 1);
  const { hypot, abs, max, min, sqrt } = Math;
  const sm = (a, b, k) => {
      const h = max(k - abs(a - b), 0) / k;
      return min(a, b) - h * h * k * 0.25;
    },
    sph = (x, y, z, r) => sqrt(x * x + y * y + z * z) - r,
    box = (x, y, z, a, b, c, r) => {
      const qx = abs(x) - a + r,
        qy = abs(y) - b + r,
        qz = abs(z) - c + r,
        mx = max(qx, 0),
        my = max(qy, 0),
        mz = max(qz, 0);
      return sqrt(mx * mx + my * my + mz * mz) + min(max(qx, max(qy, qz)), 0) - r;
    },
    cyl = (x, y, z, r, h, q) => {
      const d = sqrt(x * x + z * z) - r + q,
        e = abs(y) - h + q,
        a = max(d, 0),
        b = max(e, 0);
      return sqrt(a * a + b * b) + min(max(d, e), 0) - q;
    },
    cap = (x, y, z, y0, y1, r) => {
      const t = clamp((y - y0) / (y1 - y0));
      y = y - lerp(y0, y1, t);
      return sqrt(x * x + y * y + z * z) - r;
    };
  const mg = mt(M.grass),
    ms = mt(M.soil),
    ml = mt(M.leaf),
    ml2 = mt(M.leaf2),
    mw = mt(M.wall),
    mr = mt(M.roof),
    mwa = mt(M.water),
    mc = mt(M.cloud),
    mb = mt(M.body),
    ma = mt(M.acc),
    md = mt(M.dark),
    mf = mt(floorC),
    me = mt([1.9, 1.35, 0.6]),
    mglow = mt(l3('#7df3ff', 1.8));
  const gloss = [];
  gloss[mwa] = 0.75;
  gloss[mb] = 0.5;
  gloss[md] = 0.9;
  gloss[ma] = 0.45;
  gloss[mr] = 0.25;
  const emis = [];
  emis[me] = 1;
  emis[mglow] = 1;
  let id = 0;
  const S = R.in(0, 9),
    tr = [
      [0.62, -0.5, 1, ml],
      [-0.74, -0.42, 0.78, ml2],
      [0.98, 0.2, 0.66, ml2],
      [-0.96, 0.28, 0.56, ml],
      [0.2, -0.92, 0.8, ml],
    ];
  const island = (x, y, z) => {
    let d = 1e9,
      m = 0;
    const U = (v, k) => {
      if (v < d) {
        d = v;
        m = k;
      }
    };
    U(y + 1.02, mf);
    const bnd = sph(x, y - 0.2, z, 2.25);
    if (bnd > 0.6) {
      id = m;
      return min(d, bnd - 0.2);
    }
    const wob = Math.sin(x * 3 + S) * 0.04 + Math.cos(z * 3.4 + S) * 0.04;
    U(cyl(x, y - 0.06, z, 1.38 + wob, 0.12, 0.1), mg);
    {
      const k = clamp((-y + 0.0) / 0.9),
        r = 1.3 - k * k * 0.62 + wob * 1.5;
      U(cyl(x, y + 0.46, z, r, 0.5, 0.16) * 0.8, ms);
    }
    const pond = hypot((x + 0.35) * 1.0, (z - 0.72) * 1.45) - 0.42;
    if (pond < 0.3) {
      d = max(d, -sph(x + 0.35, (y - 0.2) * 2.0, (z - 0.72) * 1.4, 0.42));
      U(cyl(x + 0.35, y - 0.125, (z - 0.72) * 1.4, 0.44, 0.02, 0.01), mwa);
    }
    {
      const hx = x + 0.08,
        hz = z + 0.2,
        q = box(hx, y - 0.46, hz, 0.36, 0.32, 0.3, 0.05);
      U(q, mw);
      const ry = y - 0.78,
        rp = max(abs(hz) * 0.78 + ry * 0.74 - 0.28, abs(hx) - 0.46);
      U(max(rp, -ry - 0.06) - 0.035, mr);
      U(box(hx - 0.2, y - 1.06, hz + 0.12, 0.06, 0.16, 0.06, 0.02), mw);
      U(box(hx + 0.0, y - 0.34, hz - 0.31, 0.1, 0.2, 0.03, 0.03), mb);
      U(box(hx - 0.24, y - 0.52, hz - 0.3, 0.07, 0.08, 0.02, 0.02), me);
      U(box(hx + 0.24, y - 0.52, hz - 0.3, 0.07, 0.08, 0.02, 0.02), me);
      U(box(hx - 0.37, y - 0.52, hz, 0.02, 0.09, 0.08, 0.02), me);
    }
    for (const [tx, tz, s, k] of tr) {
      const X = x - tx,
        Z = z - tz;
      {
        const bb = sqrt(X * X + Z * Z);
        if (bb > 0.8) {
          U(bb - 0.5, k);
          continue;
        }
      }
      U(cap(X, y, Z, 0.1, 0.1 + 0.45 * s, 0.055 * s), ms);
      let q = sph(X, y - 0.1 - 0.66 * s, Z, 0.27 * s);
      q = sm(q, sph(X - 0.15 * s, y - 0.1 - 0.54 * s, Z - 0.08 * s, 0.19 * s), 0.12);
      q = sm(q, sph(X + 0.14 * s, y - 0.1 - 0.58 * s, Z + 0.06 * s, 0.2 * s), 0.12);
      q = sm(q, sph(X + 0.02, y - 0.1 - 0.88 * s, Z, 0.17 * s), 0.14);
      U(q, k);
    }
    for (const [cx, cy, cz, s] of [
      [-1.15, 1.35, 0.35, 0.8],
      [1.05, 1.55, 0.1, 1],
    ]) {
      const X = (x - cx) / s,
        Y = (y - cy) / s,
        Z = (z - cz) / s;
      {
        const bb = hypot(X, Y, Z);
        if (bb > 0.9) {
          U((bb - 0.6) * s, mc);
          continue;
        }
      }
      let q = sph(X, Y, Z, 0.26);
      q = sm(q, sph(X - 0.26, Y + 0.06, Z, 0.19), 0.12);
      q = sm(q, sph(X + 0.27, Y + 0.05, Z, 0.2), 0.12);
      q = sm(q, sph(X - 0.08, Y + 0.08, Z - 0.16, 0.18), 0.1);
      U(q * s, mc);
    }
    for (let i = 0; i < 6; i++) {
      const a = i * 1.05 + 0.5,
        px = -0.35 + Math.cos(a) * 0.52,
        pz = 0.72 + Math.sin(a) * 0.37;
      const X = x - px,
        Z = z - pz;
      U(sph(X, y - 0.17, Z, 0.055 + 0.02 * (i % 3)), i % 2 ? mw : ms);
    }
    id = m;
    return d * 0.9;
  };
  const robot = (x, y, z) => {
    let d = 1e9,
      m = 0;
    const U = (v, k) => {
      if (v < d) {
        d = v;
        m = k;
      }
    };
    U(y + 1.02, mf);
    const bnd = sph(x, y - 0.25, z, 1.95);
    if (bnd > 0.5) {
      id = m;
      return min(d, bnd - 0.2);
    }
    const ax = abs(x);
    U(sm(sph(x * 1.02, (y + 0.2) * 0.92, z, 0.56), box(x, y + 0.3, z, 0.46, 0.3, 0.4, 0.26), 0.2), mb);
    U(box(x, y + 0.18, z - 0.47, 0.2, 0.15, 0.06, 0.05), mw);
    U(sph(x - 0.08, y + 0.15, z - 0.53, 0.045), ma);
    U(sph(x + 0.08, y + 0.15, z - 0.53, 0.045), mglow);
    U(box(x, y - 0.68, z, 0.66, 0.5, 0.52, 0.26), mb);
    U(box(x, y - 0.68, z - 0.3, 0.52, 0.35, 0.3, 0.2), md);
    for (const s of [-1, 1]) U(box(x - s * 0.2, y - 0.7, z - 0.6, 0.075, 0.13, 0.03, 0.07), mglow);
    U(max(abs(hypot(x, y - 0.6) - 0.1) - 0.022, max(y - 0.56, abs(z - 0.6) - 0.04)), mglow);
    U(cyl(y - 0.68, x - 0.72, z, 0.2, 0.1, 0.06), ma);
    U(cyl(y - 0.68, x + 0.72, z, 0.2, 0.1, 0.06), ma);
    U(cap(x, y, z, 1.15, 1.42, 0.035), md);
    U(sph(x, y - 1.5, z, 0.11), ma);
    {
      const t = clamp((ax - 0.5) / 0.42),
        sgn = x > 0 ? 1 : -1,
        ly = sgn > 0 ? lerp(-0.1, 0.28, t) : lerp(-0.1, -0.46, t),
        lx = lerp(0.5, 0.9, t);
      U(sph(ax - lx, y - ly, z - 0.08 * t, 0.115), mw);
      const hx = 0.95,
        hy = sgn > 0 ? 0.36 : -0.54;
      U(sph(ax - hx, y - hy, z - 0.1, 0.17), ma);
    }
    U(box(ax - 0.26, y + 0.86, z - 0.06, 0.2, 0.16, 0.28, 0.13), ma);
    U(cap(ax - 0.26, y, z, -0.8, -0.55, 0.12), md);
    for (const [cx, cz, r, k] of [
      [-1.25, -0.5, 0.3, mr],
      [1.3, -0.75, 0.42, ml],
      [1.15, 0.75, 0.18, ma],
      [-1.2, 0.7, 0.14, mwa],
    ])
      U(sph(x - cx, y + 1.02 - r, z + cz, r), k);
    id = m;
    return d * 0.92;
  };
  const map = scene === 'robot' ? robot : island,
    cy = scene === 'robot' ? 0.3 : 0.34,
    yaw = scene === 'robot' ? R.in(-0.5, 0.5) : R.in(-0.5, 0.1),
    pit = scene === 'robot' ? 0.14 : 0.42,
    dist = 7.2,
    foc = (scene === 'robot' ? 4.1 : 3.75) * (W < H ? (W / H) * 1.05 : 1),
    ro = [
      Math.sin(yaw) * Math.cos(pit) * dist,
      cy + Math.sin(pit) * dist,
      Math.cos(yaw) * Math.cos(pit) * dist,
    ];
  const fw = [-ro[0], cy - ro[1], -ro[2]],
    q = hypot(...fw);
  fw.forEach((v, i) => (fw[i] = v / q));
  const rt = [fw[2], 0, -fw[0]],
    q2 = hypot(rt[0], rt[2]);
  rt[0] /= -q2;
  rt[2] /= -q2;
  const up = [rt[1] * fw[2] - rt[2] * fw[1], rt[2] * fw[0] - rt[0] * fw[2], rt[0] * fw[1] - rt[1] * fw[0]];
  const F = map,
    li = [0.56, 0.78, 0.42],
    lq = hypot(...li);
  li.forEach((v, i) => (li[i] = v / lq));
  const K = Math.min(1.7, Math.sqrt(230000 / (W * H))),
    w = Math.round(W * K),
    h = Math.round(H * K),
    c = canvas(w, h),
    cg = c.getContext('2d'),
    img = cg.createImageData(w, h),
    D = img.data,
    b0 = l3(P.bg[0]),
    b1 = l3(P.bg[1]),
    sc = 2 / h;
  const shade = (ox, oy, oz, dx, dy, dz, depth, out) => {
    let t = 0.02,
      hit = false;
    for (let i = 0; i < 90; i++) {
      const d = F(ox + dx * t, oy + dy * t, oz + dz * t);
      if (d < 0.0012 * (1 + t * 0.3)) {
        hit = true;
        break;
      }
      t += d;
      if (t > 16) break;
    }
    const gv = clamp(0.5 + dy * 1.4 + 0.25);
    if (!hit) {
      for (let i = 0; i < 3; i++) out[i] = lerp(b1[i], b0[i], gv);
      return;
    }
    const x = ox + dx * t,
      y = oy + dy * t,
      z = oz + dz * t;
    F(x, y, z);
    const m = id,
      e = 0.0025;
    let nx = F(x + e, y, z) - F(x - e, y, z),
      ny = F(x, y + e, z) - F(x, y - e, z),
      nz = F(x, y, z + e) - F(x, y, z - e);
    const l = hypot(nx, ny, nz) || 1;
    nx /= l;
    ny /= l;
    nz /= l;
    let s = 1,
      ts = 0.03;
    for (let i = 0; i < 26; i++) {
      const d = F(x + nx * 0.01 + li[0] * ts, y + ny * 0.01 + li[1] * ts, z + nz * 0.01 + li[2] * ts);
      s = min(s, (7 * d) / ts);
      ts += clamp(d, 0.03, 0.25);
      if (s < 0.005 || ts > 4) break;
    }
    s = clamp(s);
    s = s * s * (3 - 2 * s);
    let ao = 0,
      k = 1;
    for (let i = 1; i <= 4; i++) {
      const r = i * 0.09;
      ao += (r - F(x + nx * r, y + ny * r, z + nz * r)) * k;
      k *= 0.62;
    }
    ao = clamp(1 - ao * 1.7, 0.15, 1);
    const al = mats[m],
      df = max(0, nx * li[0] + ny * li[1] + nz * li[2]),
      wrap = max(0, (nx * li[0] + ny * li[1] + nz * li[2] + 0.35) / 1.35),
      rim = Math.pow(1 - max(0, -(nx * dx + ny * dy + nz * dz)), 3),
      hx = li[0] - dx,
      hy = li[1] - dy,
      hz = li[2] - dz,
      hq = hypot(hx, hy, hz),
      sp =
        Math.pow(max(0, (nx * hx + ny * hy + nz * hz) / hq), gloss[m] ? 70 : 18) *
        (gloss[m] ? 1.4 * gloss[m] : 0.12) *
        s,
      skyk = 0.5 + 0.5 * ny;
    let r0 = 0,
      r1 = 0,
      r2 = 0,
      rf = 0;
    if (gloss[m] && depth < 1) {
      const dn = 2 * (dx * nx + dy * ny + dz * nz),
        o2 = [0, 0, 0];
      shade(
        x + nx * 0.01,
        y + ny * 0.01,
        z + nz * 0.01,
        dx - dn * nx,
        dy - dn * ny,
        dz - dn * nz,
        depth + 1,
        o2,
      );
      rf = gloss[m] * (0.1 + 0.75 * rim);
      r0 = o2[0];
      r1 = o2[1];
      r2 = o2[2];
    }
    const rr = [r0, r1, r2];
    for (let i = 0; i < 3; i++) {
      if (emis[m]) {
        out[i] = al[i];
        continue;
      }
      const sun = [1.0, 0.93, 0.82][i] * 2.15 * (df * 0.55 + wrap * 0.45) * s,
        amb = lerp(b1[i] * 0.62, 0.95, skyk) * 0.62 * ao,
        bn = (1 - skyk) * floorC[i] * 0.34 * ao;
      let v = al[i] * (sun + amb + bn) + sp + rim * 0.16 * ao * b0[i];
      if (m === mf) {
        const fd = smooth(3.4, 9, hypot(x, z));
        v = lerp(lerp(b0[i], b1[i], 0.16) * (0.5 + 0.5 * ao) * (0.62 + 0.38 * s), lerp(b1[i], b0[i], gv), fd);
      }
      out[i] = lerp(v, rr[i], rf);
    }
  };
  const out = [0, 0, 0];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const u = ((x - w / 2) * sc) / foc,
        v = (-(y - h / 2) * sc) / foc;
      let dx = fw[0] + rt[0] * u + up[0] * v,
        dy = fw[1] + rt[1] * u + up[1] * v,
        dz = fw[2] + rt[2] * u + up[2] * v;
      const q = hypot(dx, dy, dz);
      shade(ro[0], ro[1], ro[2], dx / q, dy / q, dz / q, 0, out);
      const k = (y * w + x) * 4;
      for (let i = 0; i < 3; i++) D[k + i] = tone(Math.pow(out[i] * 0.98, 1.1));
      D[k + 3] = 255;
    }
  cg.putImageData(img, 0, 0);
  g.imageSmoothingQuality = 'high';
  g.drawImage(c, 0, 0, W, H);
  bloom(g, W, H, 0.16, 16, 2);
  finish(g, W, H, R, { grain: 2, vig: 0.1 });
}

// =====================================================================
// vaporwave: one sun, one grid, marble and palms
// =====================================================================
function vaporwave(g, W, H, R, o) {
  const P = choose(R, o, [
    {
      sky: ['#1a0b4a', '#5a1e96', '#d13a9f', '#ff8fb0', '#ffd0a8'],
      sun: ['#fff3a0', '#ffb25a', '#ff4f9a'],
      grid: '#3ff0ff',
      floor: ['#3a0f66', '#0c0528'],
      mt: ['#8a4be0', '#2a0f63'],
    },
    {
      sky: ['#0a1850', '#1d4f9f', '#4fb0c8', '#ffb4d2', '#ffe0d0'],
      sun: ['#fff6d8', '#ff9ec8', '#e05bd0'],
      grid: '#ff7be0',
      floor: ['#23448f', '#080c36'],
      mt: ['#6f8cf0', '#15236e'],
    },
    {
      sky: ['#2a0838', '#7a1466', '#f0507f', '#ffa777', '#ffe39a'],
      sun: ['#fffbc0', '#ffd04f', '#ff5f7a'],
      grid: '#ffd76a',
      floor: ['#5a0f5c', '#16041f'],
      mt: ['#c04aa8', '#3c0c4f'],
    },
  ]);
  const U = Math.min(W, H),
    n = noise(o.seed + 'v'),
    hz = H * 0.62,
    cx = W * 0.5;
  g.fillStyle = vgrad(
    g,
    0,
    hz,
    P.sky.map((c, i) => [[0, 0.35, 0.68, 0.9, 1][i], c]),
  );
  g.fillRect(0, 0, W, hz + 2);
  for (let i = 0; i < 220; i++) {
    const y = Math.pow(R(), 1.5) * hz * 0.8,
      s = U * R.in(0.0008, 0.0024);
    g.fillStyle = css('#ffffff', R.in(0.2, 0.95) * (1 - y / hz));
    g.fillRect(R() * W, y, s * 2, s * 2);
  }
  for (let i = 0; i < 7; i++) {
    const x = R() * W,
      y = R() * hz * 0.45,
      s = U * R.in(0.012, 0.026);
    g.strokeStyle = 'rgba(255,255,255,.9)';
    g.lineWidth = U * 0.002;
    g.beginPath();
    g.moveTo(x - s, y);
    g.lineTo(x + s, y);
    g.moveTo(x, y - s);
    g.lineTo(x, y + s);
    g.stroke();
    glow(g, x, y, s * 1.6, '#ffffff', 0.5);
  }
  const sr = U * 0.31,
    sy = hz - sr * 0.62;
  glow(g, cx, sy, sr * 2.5, P.sun[2], 0.6, 'screen');
  const sc = canvas(W, H),
    s = sc.getContext('2d');
  circle(s, cx, sy, sr);
  s.fillStyle = vgrad(s, sy - sr, sy + sr, [
    [0, P.sun[0]],
    [0.45, P.sun[1]],
    [1, P.sun[2]],
  ]);
  s.fill();
  s.globalCompositeOperation = 'destination-out';
  for (let i = 0; i < 9; i++) {
    const y = sy - sr * 0.2 + i * sr * 0.135;
    s.fillStyle = '#000';
    s.fillRect(0, y, W, sr * (0.022 + i * 0.013));
  }
  g.drawImage(sc, 0, 0);
  for (let k = 0; k < 2; k++) {
    const pts = [[-2, hz]],
      m = 26 - k * 6;
    for (let i = 0; i <= m; i++) {
      const u = i / m,
        e = Math.pow(Math.abs(u - 0.5) * 2, 1.3);
      pts.push([
        u * W + (((R() - 0.5) * W) / m) * 0.5,
        hz - U * (0.02 + e * (0.26 - k * 0.09)) * R.in(0.55, 1.15) * (k ? 0.8 : 1),
      ]);
    }
    pts.push([W + 2, hz]);
    poly(
      g,
      pts,
      vgrad(g, hz - U * 0.25, hz, [
        [0, css(mix(P.mt[0], P.sky[2], 0.3 - k * 0.2))],
        [1, css(mix(P.mt[1], P.sky[3], 0.35 - k * 0.3))],
      ]),
    );
    g.strokeStyle = css(P.grid, 0.55 + k * 0.3);
    g.lineWidth = Math.max(0.7, U * 0.0022);
    g.beginPath();
    pts.forEach((p, i) => (i ? g.lineTo(p[0], p[1]) : g.moveTo(p[0], p[1])));
    g.stroke();
    if (k)
      for (let i = 2; i < pts.length - 2; i++) {
        g.strokeStyle = css(P.grid, 0.28);
        g.beginPath();
        g.moveTo(pts[i][0], pts[i][1]);
        g.lineTo(pts[i][0] + (R() - 0.5) * U * 0.09, hz);
        g.moveTo(pts[i][0], pts[i][1]);
        g.lineTo(pts[i + 1][0], hz);
        g.stroke();
      }
  }
  g.fillStyle = vgrad(g, hz, H, [
    [0, css(mix(P.floor[0], P.sky[3], 0.42))],
    [0.25, P.floor[0]],
    [1, P.floor[1]],
  ]);
  g.fillRect(0, hz, W, H - hz);
  g.save();
  g.beginPath();
  g.rect(0, hz, W, H);
  g.clip();
  g.save();
  g.translate(0, hz * 2);
  g.scale(1, -1);
  g.globalAlpha = 0.5;
  g.drawImage(blurred(sc, 8), 0, 0);
  g.restore();
  g.globalCompositeOperation = 'lighter';
  g.strokeStyle = css(P.grid, 0.85);
  for (let i = -26; i <= 26; i++) {
    g.lineWidth = Math.max(0.7, U * 0.003);
    g.globalAlpha = 0.85;
    g.beginPath();
    g.moveTo(cx + i * U * 0.024, hz);
    g.lineTo(cx + i * U * 0.3, H);
    g.stroke();
  }
  for (let i = 0; i < 18; i++) {
    const z = 1 / (1 + i * 0.55),
      y = hz + (H - hz) * z;
    g.globalAlpha = clamp(z * 1.6 + 0.25);
    g.lineWidth = Math.max(0.6, U * 0.0045 * z + 0.5);
    g.beginPath();
    g.moveTo(0, y);
    g.lineTo(W, y);
    g.stroke();
  }
  g.restore();
  glow(g, cx, hz, U * 0.6, P.sun[1], 0.3, 'screen');
  const column = (x, base, h, broken) => {
    const w = h * 0.15,
      top = base - h;
    g.save();
    g.globalAlpha = 0.3;
    g.translate(0, base * 2);
    g.scale(1, -1);
    const q0 = vgrad(g, base - h * 0.5, base, [
      [0, css('#ffffff', 0)],
      [1, css('#ffd0f0', 0.55)],
    ]);
    g.fillStyle = q0;
    g.fillRect(x - w / 2, base - h * 0.5, w, h * 0.5);
    g.restore();
    const q = g.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
    const toSun = x < cx;
    const a = css(mix('#ffffff', P.sky[4], 0.3)),
      b = css(mix('#d9b8f0', P.sky[2], 0.25)),
      c = css(mix(P.sky[1], '#3a1a70', 0.4));
    [
      [0, toSun ? c : a],
      [0.5, b],
      [1, toSun ? a : c],
    ].forEach((k) => q.addColorStop(k[0], k[1]));
    g.fillStyle = q;
    g.fillRect(x - w / 2, top, w, h);
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      g.fillStyle = css(P.sky[0], 0.28);
      g.fillRect(
        x - w / 2 + w * (0.5 - 0.5 * Math.cos(t * Math.PI)) - w * 0.015,
        top + h * 0.05,
        w * 0.03,
        h * 0.9,
      );
    }
    g.fillStyle = q;
    g.fillRect(x - w * 0.72, base - h * 0.05, w * 1.44, h * 0.05);
    g.fillRect(x - w * 0.62, base - h * 0.085, w * 1.24, h * 0.04);
    if (!broken) {
      g.beginPath();
      g.moveTo(x - w * 0.5, top + h * 0.05);
      g.lineTo(x - w * 0.82, top);
      g.lineTo(x + w * 0.82, top);
      g.lineTo(x + w * 0.5, top + h * 0.05);
      g.fill();
      g.fillRect(x - w * 0.86, top - h * 0.04, w * 1.72, h * 0.045);
      for (const sgn of [-1, 1]) {
        circle(g, x + sgn * w * 0.7, top + h * 0.025, w * 0.2);
        g.fillStyle = q;
        g.fill();
        g.strokeStyle = css(P.sky[0], 0.4);
        g.lineWidth = w * 0.035;
        circle(g, x + sgn * w * 0.7, top + h * 0.025, w * 0.11);
        g.stroke();
      }
    } else {
      poly(
        g,
        [
          [x - w * 0.52, top - 1],
          [x - w * 0.2, top + h * 0.09],
          [x, top + h * 0.02],
          [x + w * 0.3, top + h * 0.12],
          [x + w * 0.52, top - 1],
        ],
        css(mix(P.sky[2], P.sky[3], 0.3)),
      );
    }
  };
  const wide = W > H * 1.2;
  column(W * (wide ? 0.24 : 0.2), H * 0.86, H * 0.52, false);
  column(W * (wide ? 0.78 : 0.84), H * 0.8, H * 0.4, false);
  if (wide) column(W * 0.885, H * 0.75, H * 0.3, true);
  // chrome sphere
  {
    const r = U * 0.085,
      x = cx + U * (wide ? 0.2 : 0.12),
      y = H * 0.76;
    g.save();
    circle(g, x, y, r);
    g.clip();
    g.fillStyle = vgrad(g, y - r, y + r, [
      [0, P.sky[0]],
      [0.3, P.sky[1]],
      [0.5, P.sky[3]],
      [0.54, '#fffbe8'],
      [0.56, P.floor[1]],
      [0.74, P.floor[0]],
      [1, P.grid],
    ]);
    g.fillRect(x - r, y - r, 2 * r, 2 * r);
    g.strokeStyle = css(P.grid, 0.6);
    g.lineWidth = r * 0.02;
    for (let i = 1; i < 6; i++) {
      g.beginPath();
      g.ellipse(x, y + r * 0.06, r * (0.2 + i * 0.2), r * i * 0.17, 0, 0, Math.PI);
      g.stroke();
    }
    circle(g, x - r * 0.3, y - r * 0.12, r * 0.16);
    g.fillStyle = css(P.sun[0], 0.9);
    g.fill();
    g.restore();
    glow(g, x - r * 0.42, y - r * 0.5, r * 0.6, '#ffffff', 0.9);
    g.fillStyle = css(P.floor[1], 0.45);
    g.beginPath();
    g.ellipse(x, y + r * 1.06, r * 0.9, r * 0.13, 0, 0, TAU);
    g.fill();
  }
  const palm = (x, y, h, lean) => {
    const tx = x + lean * h,
      ty = y - h;
    g.strokeStyle = '#10052c';
    g.lineCap = 'round';
    for (let i = 0; i < 22; i++) {
      const t = i / 22,
        t2 = (i + 1.3) / 22,
        bx = (v) => lerp(x, tx, v * v),
        by = (v) => lerp(y, ty, v);
      g.lineWidth = h * lerp(0.038, 0.02, t);
      g.beginPath();
      g.moveTo(bx(t), by(t));
      g.lineTo(bx(t2), by(t2));
      g.stroke();
    }
    for (let i = 0; i < 10; i++) {
      const a = -Math.PI * (-0.08 + (1.16 * i) / 9) + (R() - 0.5) * 0.16,
        l = h * R.in(0.34, 0.46),
        c1 = [tx + Math.cos(a) * l * 0.6, ty + Math.sin(a) * l * 0.7 - l * 0.1],
        e = [tx + Math.cos(a) * l * 1.02, ty + Math.sin(a) * l * 0.55 + l * 0.3];
      const at = (t) => [
        (1 - t) * (1 - t) * tx + 2 * t * (1 - t) * c1[0] + t * t * e[0],
        (1 - t) * (1 - t) * ty + 2 * t * (1 - t) * c1[1] + t * t * e[1],
      ];
      g.lineWidth = h * 0.009;
      g.strokeStyle = '#10052c';
      g.beginPath();
      g.moveTo(tx, ty);
      g.quadraticCurveTo(c1[0], c1[1], e[0], e[1]);
      g.stroke();
      for (let k = 1; k < 30; k++) {
        const t = k / 30,
          p = at(t),
          p2 = at(Math.min(1, t + 0.03)),
          th = Math.atan2(p2[1] - p[1], p2[0] - p[0]),
          ll = l * 0.27 * Math.pow(Math.sin(Math.PI * (t * 0.86 + 0.1)), 0.8);
        for (const s of [-1, 1]) {
          const b2 = th + s * 0.75,
            x2 = p[0] + Math.cos(b2) * ll,
            y2 = p[1] + Math.sin(b2) * ll + ll * 0.28;
          g.beginPath();
          g.moveTo(p[0], p[1]);
          g.quadraticCurveTo(
            (p[0] + x2) / 2 + Math.cos(th) * ll * 0.2,
            (p[1] + y2) / 2 + Math.sin(th) * ll * 0.2,
            x2,
            y2,
          );
          g.lineTo(p2[0], p2[1]);
          g.closePath();
          g.fillStyle = s < 0 && k % 4 === 0 ? css(mix('#10052c', P.sun[2], 0.4)) : '#10052c';
          g.fill();
        }
      }
    }
  };
  palm(W * (wide ? 0.07 : 0.03), H * 0.98, H * 0.66, 0.1);
  palm(W * (wide ? 0.96 : 0.99), H * 1.0, H * 0.5, -0.12);
  if (wide) palm(W * 0.015, H * 0.92, H * 0.42, 0.16);
  bloom(g, W, H, 0.45, 32, 1);
  {
    const d = g.getImageData(0, 0, W, H),
      a = d.data,
      b = new Uint8ClampedArray(a),
      sft = Math.max(1, Math.round(U * 0.0028));
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const k = (y * W + x) * 4;
        a[k] = b[(y * W + Math.min(W - 1, x + sft)) * 4];
        a[k + 2] = b[(y * W + Math.max(0, x - sft)) * 4 + 2];
        if (y % 3 === 0) {
          a[k] *= 0.93;
          a[k + 1] *= 0.93;
          a[k + 2] *= 0.95;
        }
      }
    g.putImageData(d, 0, 0);
  }
  finish(g, W, H, R, { grain: 5, vig: 0.3 });
}

// =====================================================================
// cartoon: one friendly monster, thick ink, flat light
// =====================================================================
function cartoon(g, W, H, R, o) {
  const P = choose(R, o, [
    {
      sky: ['#ffd84d', '#ffb52e'],
      hill: ['#37b26c', '#24935a', '#66cf7d'],
      body: '#7a5cff',
      dk: '#5a3fe0',
      belly: '#c9bbff',
      horn: '#ffe6b8',
      cheek: '#ff7fb0',
      ink: '#241442',
      extra: '#ff5f6d',
    },
    {
      sky: ['#5fd4f5', '#38b6ea'],
      hill: ['#ffcf5c', '#f5ad3a', '#ffe08a'],
      body: '#ff6b57',
      dk: '#dd4840',
      belly: '#ffd0b3',
      horn: '#fff3d6',
      cheek: '#ff3f6c',
      ink: '#2a1230',
      extra: '#7a5cff',
    },
    {
      sky: ['#ff9fb8', '#ff7a9c'],
      hill: ['#6c63e8', '#5148c8', '#938bff'],
      body: '#29c4a9',
      dk: '#14a08c',
      belly: '#c5f5e4',
      horn: '#ffd95a',
      cheek: '#ff6b8e',
      ink: '#17213f',
      extra: '#ffd84d',
    },
  ]);
  const U = Math.min(W, H),
    cx = W * (W > H * 1.2 ? 0.56 : 0.5),
    cy = H * 0.56,
    lw = U * 0.014,
    ink = P.ink,
    stroke = (w = lw) => {
      g.strokeStyle = ink;
      g.lineWidth = w;
      g.lineJoin = g.lineCap = 'round';
      g.stroke();
    };
  g.fillStyle = P.sky[0];
  g.fillRect(0, 0, W, H);
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * TAU + 0.1,
      l = W + H;
    poly(
      g,
      [
        [cx, cy],
        [cx + Math.cos(a) * l, cy + Math.sin(a) * l],
        [cx + Math.cos(a + TAU / 28) * l, cy + Math.sin(a + TAU / 28) * l],
      ],
      P.sky[1],
    );
  }
  const st = U * 0.026;
  for (let y = 0; y < H * 0.62; y += st)
    for (let x = ((Math.round(y / st) % 2) * st) / 2; x < W + st; x += st) {
      const r = st * 0.34 * clamp(1 - y / (H * 0.5));
      if (r > 0.4) {
        circle(g, x, y, r);
        g.fillStyle = css('#ffffff', 0.3);
        g.fill();
      }
    }
  const cloud = (x, y, s) => {
    g.beginPath();
    g.arc(x - s * 0.5, y, s * 0.3, Math.PI * 0.5, Math.PI * 1.45);
    g.arc(x - s * 0.12, y - s * 0.24, s * 0.38, Math.PI * 1.05, Math.PI * 1.85);
    g.arc(x + s * 0.4, y - s * 0.08, s * 0.32, Math.PI * 1.35, Math.PI * 0.5);
    g.closePath();
    g.fillStyle = '#fff';
    g.fill();
    stroke(lw * 0.8);
  };
  cloud(W * 0.14, H * 0.2, U * 0.2);
  cloud(W * 0.88, H * 0.3, U * 0.16);
  if (W > H * 1.2) cloud(W * 0.3, H * 0.36, U * 0.12);
  g.beginPath();
  g.moveTo(-9, H * 0.76);
  g.bezierCurveTo(W * 0.2, H * 0.58, W * 0.36, H * 0.72, W * 0.5, H * 0.74);
  g.bezierCurveTo(W * 0.7, H * 0.6, W * 0.9, H * 0.6, W + 9, H * 0.7);
  g.lineTo(W + 9, H + 9);
  g.lineTo(-9, H + 9);
  g.closePath();
  g.fillStyle = P.hill[1];
  g.fill();
  stroke(lw * 0.8);
  for (let i = 0; i < 5; i++) {
    const x = W * [0.05, 0.2, 0.8, 0.93, 0.69][i],
      y = H * [0.7, 0.655, 0.65, 0.66, 0.68][i],
      s = U * 0.1 * [0.9, 1.2, 1, 1.3, 0.7][i];
    g.beginPath();
    g.rect(x - s * 0.09, y - s * 0.3, s * 0.18, s * 0.5);
    g.fillStyle = P.dk;
    g.fill();
    stroke(lw * 0.6);
    g.beginPath();
    g.ellipse(x, y - s * 0.75, s * 0.42, s * 0.58, 0, 0, TAU);
    g.fillStyle = P.hill[2];
    g.fill();
    stroke(lw * 0.7);
    g.beginPath();
    g.ellipse(x - s * 0.12, y - s * 0.9, s * 0.1, s * 0.18, 0.4, 0, TAU);
    g.fillStyle = css('#ffffff', 0.45);
    g.fill();
  }
  g.beginPath();
  g.moveTo(-9, H * 0.9);
  g.bezierCurveTo(W * 0.3, H * 0.76, W * 0.7, H * 0.78, W + 9, H * 0.92);
  g.lineTo(W + 9, H + 9);
  g.lineTo(-9, H + 9);
  g.closePath();
  g.fillStyle = P.hill[0];
  g.fill();
  stroke();
  g.fillStyle = css(ink, 0.28);
  g.beginPath();
  g.ellipse(cx, H * 0.9, U * 0.3, U * 0.035, 0, 0, TAU);
  g.fill();
  const kind = o.kind ?? R.int(0, 2),
    eyes = o.eyes ?? R.pick([1, 2, 2, 3]),
    bw = U * 0.27,
    bh = U * 0.31,
    by = H * 0.88;
  // arms, behind
  const arm = (s, upw) => {
    g.beginPath();
    g.moveTo(cx + s * bw * 0.86, by - bh * 0.92);
    g.quadraticCurveTo(
      cx + s * bw * 1.5,
      by - bh * (upw ? 0.9 : 0.6),
      cx + s * bw * (upw ? 1.5 : 1.3),
      by - bh * (upw ? 1.55 : 0.3),
    );
    g.lineWidth = U * 0.085;
    g.strokeStyle = ink;
    g.lineCap = 'round';
    g.stroke();
    g.lineWidth = U * 0.085 - lw * 2;
    g.strokeStyle = P.body;
    g.stroke();
    const hx = cx + s * bw * (upw ? 1.5 : 1.3),
      hy = by - bh * (upw ? 1.6 : 0.27);
    for (const a of upw ? [-2.3, -1.57, -0.85] : [0.7, 1.57, 2.3]) {
      circle(g, hx + Math.cos(a) * U * 0.036, hy + Math.sin(a) * U * 0.036, U * 0.024);
      g.fillStyle = P.body;
      g.fill();
      stroke(lw * 0.8);
    }
    circle(g, hx, hy, U * 0.036);
    g.fillStyle = P.body;
    g.fill();
  };
  const sd = R.sign();
  arm(sd, true);
  arm(-sd, false);
  for (const s of [-1, 1]) {
    g.beginPath();
    g.ellipse(cx + s * bw * 0.45, by + U * 0.012, U * 0.085, U * 0.045, 0, 0, TAU);
    g.fillStyle = P.dk;
    g.fill();
    stroke();
  }
  if (kind === 0)
    for (const s of [-1, 1]) {
      g.beginPath();
      g.moveTo(cx + s * bw * 0.34, by - bh * 1.78);
      g.bezierCurveTo(
        cx + s * bw * 0.5,
        by - bh * 2.15,
        cx + s * bw * 0.9,
        by - bh * 2.2,
        cx + s * bw * 1.02,
        by - bh * 2.32,
      );
      g.bezierCurveTo(
        cx + s * bw * 1.06,
        by - bh * 2.0,
        cx + s * bw * 0.95,
        by - bh * 1.7,
        cx + s * bw * 0.72,
        by - bh * 1.5,
      );
      g.closePath();
      g.fillStyle = P.horn;
      g.fill();
      stroke();
    }
  else if (kind === 1)
    for (const s of [-1, 1]) {
      g.beginPath();
      g.ellipse(cx + s * bw * 0.72, by - bh * 1.72, U * 0.085, U * 0.09, 0, 0, TAU);
      g.fillStyle = P.body;
      g.fill();
      stroke();
      g.beginPath();
      g.ellipse(cx + s * bw * 0.72, by - bh * 1.72, U * 0.045, U * 0.05, 0, 0, TAU);
      g.fillStyle = P.cheek;
      g.fill();
    }
  else {
    g.beginPath();
    g.moveTo(cx, by - bh * 1.8);
    g.quadraticCurveTo(cx + bw * 0.1, by - bh * 2.2, cx + bw * 0.3, by - bh * 2.28);
    stroke(lw * 1.1);
    circle(g, cx + bw * 0.32, by - bh * 2.3, U * 0.036);
    g.fillStyle = P.extra;
    g.fill();
    stroke();
  }
  const body = () => {
    g.beginPath();
    g.moveTo(cx - bw, by - bh * 0.32);
    g.bezierCurveTo(cx - bw * 1.12, by - bh * 1.2, cx - bw * 0.86, by - bh * 1.98, cx, by - bh * 1.98);
    g.bezierCurveTo(cx + bw * 0.86, by - bh * 1.98, cx + bw * 1.12, by - bh * 1.2, cx + bw, by - bh * 0.32);
    g.bezierCurveTo(cx + bw * 0.9, by + bh * 0.08, cx - bw * 0.9, by + bh * 0.08, cx - bw, by - bh * 0.32);
    g.closePath();
  };
  body();
  g.fillStyle = P.body;
  g.fill();
  g.save();
  g.clip();
  g.beginPath();
  g.ellipse(cx - bw * 0.22, by - bh * 1.1, bw * 1.05, bh * 1.28, 0, 0, TAU);
  g.rect(cx + bw * 2, by - bh * 3, -bw * 4, bh * 4);
  g.fillStyle = P.dk;
  g.fill('evenodd');
  g.beginPath();
  g.ellipse(cx, by - bh * 0.12, bw * 0.6, bh * 0.52, 0, 0, TAU);
  g.fillStyle = P.belly;
  g.fill();
  for (let i = 0; i < 7; i++) {
    circle(g, cx + bw * R.in(-0.9, 0.9), by - bh * R.in(1.45, 1.9), U * R.in(0.008, 0.02));
    g.fillStyle = P.dk;
    g.fill();
  }
  g.beginPath();
  g.ellipse(cx - bw * 0.5, by - bh * 1.62, bw * 0.13, bh * 0.16, 0.6, 0, TAU);
  g.fillStyle = css('#ffffff', 0.55);
  g.fill();
  g.restore();
  body();
  stroke();
  const ey = by - bh * 1.28,
    eye = (x, y, r) => {
      circle(g, x, y, r);
      g.fillStyle = '#fff';
      g.fill();
      stroke(lw * 0.9);
      circle(g, x + r * 0.16 * -sd, y + r * 0.1, r * 0.56);
      g.fillStyle = P.extra;
      g.fill();
      circle(g, x + r * 0.18 * -sd, y + r * 0.1, r * 0.36);
      g.fillStyle = ink;
      g.fill();
      circle(g, x + r * 0.02, y - r * 0.12, r * 0.17);
      g.fillStyle = '#fff';
      g.fill();
    };
  if (eyes === 1) eye(cx, ey, U * 0.115);
  else if (eyes === 2) {
    eye(cx - bw * 0.38, ey, U * 0.08);
    eye(cx + bw * 0.38, ey - U * 0.006, U * 0.088);
  } else {
    eye(cx - bw * 0.5, ey + U * 0.01, U * 0.06);
    eye(cx + bw * 0.5, ey + U * 0.01, U * 0.06);
    eye(cx, ey - U * 0.045, U * 0.078);
  }
  for (const s of [-1, 1]) {
    g.beginPath();
    g.ellipse(cx + s * bw * 0.72, by - bh * 0.84, U * 0.036, U * 0.022, 0, 0, TAU);
    g.fillStyle = P.cheek;
    g.fill();
  }
  const my = by - bh * 0.86;
  g.beginPath();
  g.moveTo(cx - bw * 0.42, my);
  g.quadraticCurveTo(cx, my + U * 0.035, cx + bw * 0.42, my);
  g.bezierCurveTo(cx + bw * 0.38, my + U * 0.15, cx - bw * 0.38, my + U * 0.15, cx - bw * 0.42, my);
  g.closePath();
  g.fillStyle = ink;
  g.fill();
  g.save();
  g.clip();
  g.beginPath();
  g.ellipse(cx, my + U * 0.115, bw * 0.26, U * 0.045, 0, 0, TAU);
  g.fillStyle = P.cheek;
  g.fill();
  for (const s of [-0.5, 0.5])
    poly(
      g,
      [
        [cx + bw * s * 0.62 - U * 0.02, my],
        [cx + bw * s * 0.62 + U * 0.02, my],
        [cx + bw * s * 0.62, my + U * 0.045],
      ],
      '#fff',
    );
  g.restore();
  stroke(lw * 0.9);
  for (let i = 0; i < 16; i++) {
    const x = W * R(),
      y = H * R.in(0.88, 1),
      s = U * R.in(0.014, 0.026);
    for (let k = 0; k < 5; k++) {
      circle(g, x + Math.cos((k * TAU) / 5) * s * 0.62, y + Math.sin((k * TAU) / 5) * s * 0.62, s * 0.44);
      g.fillStyle = i % 2 ? '#ffffff' : P.extra;
      g.fill();
    }
    circle(g, x, y, s * 0.4);
    g.fillStyle = P.sky[0];
    g.fill();
  }
  for (let i = 0; i < 7; i++) {
    const a = R() * TAU,
      x = cx + Math.cos(a) * bw * R.in(1.6, 2.2),
      y = cy - bh * 0.4 + Math.sin(a) * bh * 1.3,
      s = U * R.in(0.014, 0.03);
    if (y > H * 0.74) continue;
    g.beginPath();
    for (let k = 0; k < 8; k++) {
      const r = k % 2 ? s * 0.32 : s,
        b = (k / 8) * TAU;
      g.lineTo(x + Math.cos(b) * r, y + Math.sin(b) * r);
    }
    g.closePath();
    g.fillStyle = '#fff';
    g.fill();
    stroke(lw * 0.5);
  }
  finish(g, W, H, R, { grain: 0, vig: 0.06 });
}

export const painters = { realistic, anime, cyberpunk, fantasy, sketch, '3d': three, vaporwave, cartoon };
export { rng };
