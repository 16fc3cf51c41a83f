import type { ReactNode } from 'react';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '../../../components';
import type { Cases } from '../../case';

const inAccordion = (item: ReactNode) => (
  <Accordion type="single" defaultValue="paper">
    {item}
  </Accordion>
);

const inTabs = (part: ReactNode) => <Tabs defaultValue="mine">{part}</Tabs>;

export const disclosures: Cases = {
  Accordion: (root) => <Accordion type="single" {...root} />,
  AccordionItem: (root) => inAccordion(<AccordionItem value="paper" {...root} />),
  AccordionTrigger: (root) =>
    inAccordion(
      <AccordionItem value="paper">
        <AccordionTrigger {...root}>Paper</AccordionTrigger>
      </AccordionItem>,
    ),
  AccordionContent: (root) =>
    inAccordion(
      <AccordionItem value="paper">
        <AccordionContent {...root}>Cotton rag</AccordionContent>
      </AccordionItem>,
    ),
  TabsList: (root) => inTabs(<TabsList {...root} />),
  TabsTrigger: (root) =>
    inTabs(
      <TabsList>
        <TabsTrigger value="mine" {...root} />
      </TabsList>,
    ),
  TabsContent: (root) => inTabs(<TabsContent value="mine" {...root} />),
};
