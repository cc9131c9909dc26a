// Where the profile says what an email opens with.
import { Text } from '@mantine/core'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import * as projectText from '../i18n/en/project.ts'

/** Nothing when the email does not have the sentence, or not any more. */
export function OpeningReceipt({ mail }: { mail: Pick<PreviewMail['answer'], 'opening' | 'text'> }) {
  const { opening } = mail
  // the text part of an email breaks its lines
  if (!opening || !oneLine(mail.text).includes(oneLine(opening.sentence))) return null
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {projectText.openingReceipt(opening.receipts)}
    </Text>
  )
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
