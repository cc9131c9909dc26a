// Where the profile says what an email opens with.
import { Text } from '@mantine/core'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import { text as projectText } from '../i18n/project.ts'

/** Empty when the email doesn't contain the sentence, or no longer does. */
export function OpeningReceipt({ mail }: { mail: Pick<PreviewMail['answer'], 'opening' | 'text'> }) {
  const { opening } = mail
  // an email's text part wraps its lines
  if (!opening || !oneLine(mail.text).includes(oneLine(opening.sentence))) return null
  return (
    <Text size="xs" c="dimmed" className="anywhere">
      {projectText.openingReceipt(opening.receipts)}
    </Text>
  )
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
