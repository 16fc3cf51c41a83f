import '../../../shared/host.css';

export const metadata = { title: 'A host', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
