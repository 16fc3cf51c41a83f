import {
  Button,
  CellRadio,
  CellRadioGroup,
  Checkbox,
  Field,
  IconButton,
  Input,
  PasswordInput,
  RadioGroup,
  RadioOption,
  SegmentedRadio,
  SegmentedRadioGroup,
  Switch,
  Textarea,
  TextLink,
  TileRadio,
  TileRadioGroup,
} from '../../../components';
import type { Cases } from '../../case';

export const controls: Cases = {
  Button: (root) => <Button {...root}>Save</Button>,
  IconButton: (root) => <IconButton label="Share" tooltip {...root} />,
  TextLink: (root) => <TextLink href="#terms" {...root} />,
  Checkbox: (root) => <Checkbox label="Make public" hint="For everyone" {...root} />,
  Switch: (root) => <Switch label="Sound" hint="For films" {...root} />,
  Input: (root) => <Input {...root} />,
  PasswordInput: (root) => <PasswordInput showLabel="Show password" hideLabel="Hide password" {...root} />,
  Textarea: (root) => <Textarea autoGrow {...root} />,
  Field: (root) => (
    <Field label="Title" hint="As short as you like" error="A title is needed" {...root}>
      <Input />
    </Field>
  ),
  RadioGroup: (root) => <RadioGroup {...root} />,
  RadioOption: (root) => (
    <RadioGroup>
      <RadioOption value="a4" label="A4" {...root} />
    </RadioGroup>
  ),
  CellRadioGroup: (root) => <CellRadioGroup {...root} />,
  CellRadio: (root) => (
    <CellRadioGroup>
      <CellRadio value="square" label="Square" {...root}>
        <i />
      </CellRadio>
    </CellRadioGroup>
  ),
  TileRadioGroup: (root) => <TileRadioGroup {...root} />,
  TileRadio: (root) => (
    <TileRadioGroup>
      <TileRadio value="sketch" label="Sketch" {...root}>
        <canvas />
      </TileRadio>
    </TileRadioGroup>
  ),
  SegmentedRadioGroup: (root) => <SegmentedRadioGroup {...root} />,
  SegmentedRadio: (root) => (
    <SegmentedRadioGroup>
      <SegmentedRadio value="hd" {...root} />
    </SegmentedRadioGroup>
  ),
};
