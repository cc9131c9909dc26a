// Who works through the candidates of a new project: the team itself, or recruiters of the installation.
import { Radio, Stack } from '@mantine/core'
import { useUser } from '../../session/use-user.ts'
import type { RunBy } from './new-project.ts'
import { productName } from '../../session/product-name.ts'
import * as wizardText from '../../i18n/en/wizard.ts'

export function RunByChoice({ value, onChange }: { value: RunBy; onChange: (value: RunBy) => void }) {
  const product = useUser().data?.product
  const name = product?.name ?? productName
  return (
    <Radio.Group label={wizardText.whoRunsThisSearch} value={value} onChange={onChange} mb="lg">
      <Stack gap={8} mt={6}>
        <Radio value="team" label={wizardText.myTeam} description={wizardText.youReviewWriteAndReply} />
        <Radio
          value="recruiters"
          disabled={!product?.has_recruiters}
          label={wizardText.recruitersOf(name)}
          description={product?.has_recruiters ? wizardText.theyWriteAndReplyFor : wizardText.noOneIsSetUp}
        />
      </Stack>
    </Radio.Group>
  )
}
