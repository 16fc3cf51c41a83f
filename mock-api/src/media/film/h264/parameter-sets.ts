import type { Size } from '../../size';
import { bitWriter } from './bits';
import { NAL, nalUnit } from './nal-unit';

/** Side of a macroblock in pixels. Coded sizes are multiples of it. */
export const MACROBLOCK = 16;

/** Number of bits of `frame_num`, which counts reference pictures, and of the picture order count (display order). */
export const FRAME_NUM_BITS = 4;
export const ORDER_BITS = 10;

/**
 * Size of the coded picture in pixels, in whole macroblocks, and of the shown part, whose sides are even. The shown
 * part is the upper left one: Chromium supports cropping at the right and at the bottom only.
 */
export interface FrameFormat {
  coded: Size;
  shown: Size;
}

/**
 * Constrained Baseline, which every decoder supports, at level 3: up to 1620 macroblocks per picture, 40,500 per
 * second.
 */
const PROFILE = { profile: 66, constraints: 0xc0, level: 30 } as const;

/** The sequence parameter set (clauses 7.3.2.1.1 and E.1.1). */
export function sequenceParameters({ coded, shown }: FrameFormat): Uint8Array<ArrayBuffer> {
  const { u, ue, finish } = bitWriter(64);
  u(8, PROFILE.profile);
  u(8, PROFILE.constraints);
  u(8, PROFILE.level);
  ue(0); // seq_parameter_set_id
  ue(FRAME_NUM_BITS - 4);
  ue(0); // pic_order_cnt_type: coded in every slice, since non-reference pictures follow each other
  ue(ORDER_BITS - 4);
  ue(1); // max_num_ref_frames
  u(1, 0); // gaps_in_frame_num_value_allowed_flag
  ue(coded.width / MACROBLOCK - 1);
  ue(coded.height / MACROBLOCK - 1);
  u(1, 1); // frame_mbs_only_flag
  u(1, 1); // direct_8x8_inference_flag
  u(1, 1); // frame_cropping_flag; offsets in samples of the chroma planes, which have half the size
  ue(0); // frame_crop_left_offset
  ue((coded.width - shown.width) / 2);
  ue(0); // frame_crop_top_offset
  ue((coded.height - shown.height) / 2);
  u(1, 1); // vui_parameters_present_flag
  u(1, 0); // aspect_ratio_info_present_flag
  u(1, 0); // overscan_info_present_flag
  u(1, 1); // video_signal_type_present_flag
  u(3, 5); // video_format: unspecified
  u(1, 0); // video_full_range_flag
  u(1, 1); // colour_description_present_flag
  for (let part = 0; part < 3; part++) u(8, 1); // primaries, transfer and matrix of BT.709
  u(1, 0); // chroma_loc_info_present_flag
  u(1, 0); // timing_info_present_flag
  u(1, 0); // nal_hrd_parameters_present_flag
  u(1, 0); // vcl_hrd_parameters_present_flag
  u(1, 0); // pic_struct_present_flag
  u(1, 1); // bitstream_restriction_flag
  u(1, 1); // motion_vectors_over_pic_boundaries_flag
  ue(0); // max_bytes_per_pic_denom: unlimited
  ue(0); // max_bits_per_mb_denom: unlimited
  ue(16); // log2_max_mv_length_horizontal
  ue(16); // log2_max_mv_length_vertical
  ue(0); // max_num_reorder_frames: a decoder outputs each picture at once
  ue(1); // max_dec_frame_buffering
  return nalUnit(NAL.sequence, finish(), true);
}

/** The picture parameter set (clause 7.3.2.2). */
export function pictureParameters(): Uint8Array<ArrayBuffer> {
  const { u, ue, se, finish } = bitWriter(16);
  ue(0); // pic_parameter_set_id
  ue(0); // seq_parameter_set_id
  u(1, 0); // entropy_coding_mode_flag: CAVLC
  u(1, 0); // bottom_field_pic_order_in_frame_present_flag
  ue(0); // num_slice_groups_minus1
  ue(0); // num_ref_idx_l0_default_active_minus1
  ue(0); // num_ref_idx_l1_default_active_minus1
  u(1, 0); // weighted_pred_flag
  u(2, 0); // weighted_bipred_idc
  se(0); // pic_init_qp_minus26
  se(0); // pic_init_qs_minus26
  se(0); // chroma_qp_index_offset
  u(1, 1); // deblocking_filter_control_present_flag
  u(1, 0); // constrained_intra_pred_flag
  u(1, 0); // redundant_pic_cnt_present_flag
  return nalUnit(NAL.picture, finish(), true);
}
