import { useState } from 'react';
import {
  Button,
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
  Input,
  OpenDialog,
  Table,
  TableCaption,
  TableCell,
  TableHead,
  TableRow,
} from './components';

/** Tailwind's own names, all of which `@product/ui/theme.css` replaces or removes. */
const PALETTE =
  'rounded bg-blue-500 font-sans text-xs text-white shadow-lg hover:bg-red-700 ease-in duration-150';

export function Host() {
  const [element, setElement] = useState(null);
  return (
    <div id="host" ref={setElement} style={{ inlineSize: '30rem' }}>
      <Card>
        <CardHeader>
          <CardTitle>The host&rsquo;s card</CardTitle>
          <CardDescription>Its description</CardDescription>
        </CardHeader>
        <CardContent>
          <Input placeholder="Words" />
          <Input disabled />
          <ul>
            <li>One</li>
          </ul>
          <a href="#link">A link</a>
          <svg className="size-4" viewBox="0 0 24 24" />
        </CardContent>
        <CardFooter>
          <Button>Default</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="ghost" disabled>
            Ghost
          </Button>
        </CardFooter>
      </Card>
      <Table>
        <TableCaption>A caption</TableCaption>
        <tbody>
          <TableRow>
            <TableHead>Head</TableHead>
            <TableCell>Cell</TableCell>
          </TableRow>
        </tbody>
      </Table>
      <p className={PALETTE}>Tailwind&rsquo;s own names</p>
      <div className="gui:card">A class that ends like ours begin</div>
      {element && <OpenDialog container={element} />}
    </div>
  );
}
