import {
  Button,
  RadioCard,
  RadioCardGroup,
  Checkbox,
  Field,
  IconButton,
  Input,
  PasswordInput,
  RadioGroup,
  RadioOption,
  SegmentedControlItem,
  SegmentedControl,
  Switch,
  Textarea,
  TextLink,
} from '../../../components';
import type { Cases } from '../../case';

export const controls: Cases = {
  Button: (root) => <Button {...root}>Save</Button>,
  IconButton: (root) => <IconButton label="Share" tooltip {...root} />,
  TextLink: (root) => <TextLink href="#terms" {...root} />,
  Checkbox: (root) => <Checkbox label="Make public" description="For everyone" {...root} />,
  Switch: (root) => <Switch label="Sound" description="For films" {...root} />,
  PasswordInput: (root) => <PasswordInput showLabel="Show password" hideLabel="Hide password" {...root} />,
  Textarea: (root) => <Textarea autoGrow {...root} />,
  Field: (root) => (
    <Field label="Title" description="As short as you like" error="A title is needed" {...root}>
      <Input />
    </Field>
  ),
  RadioOption: (root) => (
    <RadioGroup>
      <RadioOption value="a4" label="A4" {...root} />
    </RadioGroup>
  ),
  RadioCard: (root) => (
    <RadioCardGroup>
      <RadioCard value="square" label="Square" {...root}>
        <i />
      </RadioCard>
    </RadioCardGroup>
  ),
  SegmentedControlItem: (root) => (
    <SegmentedControl>
      <SegmentedControlItem value="hd" {...root} />
    </SegmentedControl>
  ),
};
