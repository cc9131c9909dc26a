// Who works through the candidates of a new project: the team itself, or recruiters of the installation.
import { Radio, Stack } from '@mantine/core'
import { useUser } from '../../session/use-user.ts'
import type { RunBy } from './new-project.ts'
import { productName } from '../../session/product-name.ts'

export function RunByChoice({ value, onChange }: { value: RunBy; onChange: (value: RunBy) => void }) {
  const product = useUser().data?.product
  const name = product?.name ?? productName
  return (
    <Radio.Group label="Who runs this search?" value={value} onChange={(next) => onChange(next as RunBy)} mb="lg">
      <Stack gap={8} mt={6}>
        <Radio value="team" label="My team" description="You review, write, and reply." />
        <Radio
          value="recruiters"
          disabled={!product?.has_recruiters}
          label={`Recruiters of ${name}`}
          description={
            product?.has_recruiters
              ? 'They write and reply for you. You decide on interested candidates.'
              : 'No one is set up here to run searches for you.'
          }
        />
      </Stack>
    </Radio.Group>
  )
}
