// Sends the email being written to the user.
import { Button } from '@mantine/core'
import type { SendTestEmail } from '@fairlead/contract/v2/outreach/test_email'
import { IconMailForward } from '@tabler/icons-react'
import { useRef } from 'react'
import { newId } from '../../api/new-id.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { useFailedTests } from './use-failed-tests.ts'
import * as writingText from '../../i18n/en/writing.ts'

export type TestEmail = Omit<SendTestEmail['input'], 'request_id'>

/** `email`: as it would be sent now. */
export function SendTest({ email, disabled = false }: { email: TestEmail; disabled?: boolean }) {
  // a retry after a lost response sends nothing twice; another text is another email
  const request = useRef({ id: '', content: '' })
  const watchFailures = useFailedTests()
  const submission = useSubmit({
    send: async () => {
      await watchFailures()
      const content = JSON.stringify(email)
      if (request.current.content !== content) request.current = { id: newId(), content }
      return send<SendTestEmail>('POST', 'v2/outreach/test_email', { ...email, request_id: request.current.id })
    },
    success: ({ to_email: address }) => writingText.testOnItsWay(address),
    onSuccess: () => {
      request.current = { id: '', content: '' }
    },
    failure: writingText.testFailed,
    failureIn: 'toast',
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconMailForward size={15} />}
      disabled={disabled}
      loading={submission.busy}
      onClick={() => void submission.run()}
    >
      {writingText.sendTest}
    </Button>
  )
}
