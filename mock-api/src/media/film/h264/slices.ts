import type { Size } from '../../size';
import type { Planes } from '../planes';
import { bitWriter, type BitWriter } from './bits';
import { NAL, nalUnit } from './nal-unit';
import { FRAME_NUM_BITS, MACROBLOCK, ORDER_BITS } from './parameter-sets';

const I_SLICE = 7;
const P_SLICE = 5;
const I_PCM = 25;
const P_L0_16X16 = 0;
const MACROBLOCK_BYTES = 384;

/** A motion vector in quarter pixels. */
export interface Vector {
  x: number;
  y: number;
}

const AS_THE_NEIGHBOUR: Vector = { x: 0, y: 0 };

/** A lossless picture without compression, which the other pictures reference. */
export function stillPicture({ luma, blue, red }: Planes): Uint8Array<ArrayBuffer> {
  const writer = bitWriter(64 + (luma.data.length / MACROBLOCK ** 2) * (MACROBLOCK_BYTES + 2));
  beginSlice(writer, { type: I_SLICE, number: 0, order: 0 });
  const planes = [
    { plane: luma, side: MACROBLOCK },
    { plane: blue, side: MACROBLOCK / 2 },
    { plane: red, side: MACROBLOCK / 2 },
  ];
  for (let row = 0; row < luma.height / MACROBLOCK; row++) {
    for (let column = 0; column < luma.width / MACROBLOCK; column++) {
      writer.ue(I_PCM);
      writer.align();
      for (const { plane, side } of planes) {
        for (let line = row * side; line < (row + 1) * side; line++) {
          const start = line * plane.width + column * side;
          writer.bytes(plane.data.subarray(start, start + side));
        }
      }
    }
  }
  return nalUnit(NAL.stillSlice, writer.finish(), true);
}

/**
 * The still picture, shifted. A skipped macroblock takes the motion vector of its neighbours, so only the first row and
 * column, which lack some neighbours, are coded explicitly (clauses 8.4.1.1 and 8.4.1.3).
 * @param order position in display order, from 1
 */
export function movedPicture({ width, height }: Size, order: number, move: Vector): Uint8Array<ArrayBuffer> {
  const [columns, rows] = [width / MACROBLOCK, height / MACROBLOCK];
  const writer = bitWriter(64 + 4 * (columns + rows));
  beginSlice(writer, { type: P_SLICE, number: 1, order });
  let skipped = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (row > 0 && column > 0) {
        skipped += 1;
        continue;
      }
      const { x, y } = row + column === 0 ? move : AS_THE_NEIGHBOUR;
      writer.ue(skipped);
      writer.ue(P_L0_16X16);
      writer.se(x);
      writer.se(y);
      writer.ue(0); // coded_block_pattern: no residual
      skipped = 0;
    }
  }
  if (skipped > 0) writer.ue(skipped);
  return nalUnit(NAL.movedSlice, writer.finish(), false);
}

interface Slice {
  type: typeof I_SLICE | typeof P_SLICE;
  /** `frame_num`: number among the reference pictures. */
  number: number;
  order: number;
}

/** The slice header (clause 7.3.3); a picture is one slice. */
function beginSlice({ u, ue, se }: BitWriter, { type, number, order }: Slice): void {
  ue(0); // first_mb_in_slice
  ue(type);
  ue(0); // pic_parameter_set_id
  u(FRAME_NUM_BITS, number);
  if (type === I_SLICE) ue(0); // idr_pic_id
  u(ORDER_BITS, 2 * order);
  if (type === P_SLICE) u(2, 0); // num_ref_idx_active_override_flag, ref_pic_list_modification_flag_l0
  else u(2, 0); // no_output_of_prior_pics_flag, long_term_reference_flag
  se(0); // slice_qp_delta
  ue(1); // disable_deblocking_filter_idc
}
