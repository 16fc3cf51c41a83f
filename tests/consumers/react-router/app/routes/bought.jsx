export default function Bought() {
  return <h1>Thank you</h1>;
}
