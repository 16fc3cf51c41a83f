import { Host } from '../../../shared/host';

export default function Page() {
  return (
    <>
      <Host id="host" />
      <Host id="inside" />
    </>
  );
}
