import { Alert, Anchor, Stack, Text } from '@mantine/core'
import type { SendCure } from '@fairlead/contract/shapes/send-cure'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import { Link } from '@tanstack/react-router'
import type { BeforeWriting } from './BeforeWriting.tsx'
import { NoticeLines } from '../../../project/NoticeLines.tsx'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

/** Links to the remedy of a refusal; empty when that is the dialog itself, or there is none. */
export function CureLink({ cure }: { cure: SendCure | null | undefined }) {
  if (!cure?.path) return null
  return (
    <Anchor component={Link} to={cure.path} size="sm" underline="always">
      {panelOutreachText.cureLabels[cure.action]}
    </Anchor>
  )
}

type BelowMail = Partial<Pick<PreviewMail['answer'], 'signature' | 'postal_address' | 'notice'>>

/** The signature, what the law requires, and the postal address below an email. */
export function BelowTheEmail({ mail: { signature, postal_address: address, notice } }: { mail: BelowMail }) {
  const lines = [
    [panelOutreachText.signatureBelow, signature],
    [panelOutreachText.addressBelow, address],
  ] as const
  return (
    <>
      {lines.map(
        ([title, text]) =>
          text && (
            <Text key={title} size="xs" c="dimmed" className="anywhere">
              {title} {text.replaceAll(/\n+/g, ', ')}
            </Text>
          ),
      )}
      {notice && <NoticeLines notice={notice} />}
    </>
  )
}

/** Why a first message can't be sent, before it is tried; empty when it can. */
export function Refusals({ before }: { before: BeforeWriting }) {
  const refusals = before.plan?.refusals ?? []
  if (refusals.length === 0) return null
  return (
    <Alert color="red" role="alert" title={panelOutreachText.cantBeSentYet}>
      <Stack gap="xs">
        {refusals.map(({ why: reason, sentence, cure }) => (
          <Text key={reason} size="sm">
            {sentence} <CureLink cure={cure} />
          </Text>
        ))}
      </Stack>
    </Alert>
  )
}
