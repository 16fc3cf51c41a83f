export interface WatermarkProps {
  /** The brand's word. */
  word: string;
}

/** The brand's word, for a `MediaFrame`'s `watermark`. It is drawn over the picture and says nothing to those who listen. */
export function Watermark({ word }: WatermarkProps) {
  return (
    <span data-slot="watermark" aria-hidden translate="no" className="ui:text-[1.4em] ui:tracking-[0.04em]">
      {word}
    </span>
  );
}
