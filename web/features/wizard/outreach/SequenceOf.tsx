import { Divider, Select } from '@mantine/core'
import type { Templates } from './use-templates.ts'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

export function SequenceOf({ list }: { list: Templates }) {
  if (list.templates.length < 2) return null
  return (
    <>
      <Divider />
      <Select
        label={wizardOutreachText.sequenceOf}
        allowDeselect={false}
        data={list.templates.map(({ name }, index) => ({ value: String(index), label: name }))}
        value={String(list.at)}
        onChange={(value) => list.choose(Number(value))}
      />
    </>
  )
}
