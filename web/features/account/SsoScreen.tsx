// Where a workspace's own provider returns to, and where its members begin.
import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useSubmit } from '../../api/use-submit.ts'
import { text as accountText } from '../../i18n/account.ts'
import { text as ssoText } from '../../i18n/single-sign-on.ts'
import { beginSso } from '../../session/provider-sign-in.ts'
import { FormError } from '../../ui/FormError.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { SigningIn } from './SigningIn.tsx'
import { useReturn } from './use-return.ts'

export function SsoScreen() {
  const { connection = '' } = useParams({ strict: false })
  const { back, required } = useSearch({ strict: false })
  const returned = useReturn()
  const beginning = useSubmit({
    send: () => beginSso({ connection, purpose: 'in', back }),
    // the browser is about to leave for the provider's page
    onSuccess: () => new Promise(() => {}),
    failure: accountText.retryLater,
  })
  if (returned.busy) return <SigningIn />
  return (
    <AuthFrame headline={accountText.headlineFind}>
      <Stack>
        <Title order={2}>{ssoText.title}</Title>
        {required ? <Alert color="amber">{ssoText.required}</Alert> : <Text>{ssoText.beginExplained}</Text>}
        <FormError>{beginning.sentence ?? returned.sentence}</FormError>
        <Button size="md" loading={beginning.busy} onClick={() => void beginning.run()}>
          {ssoText.begin}
        </Button>
        <Anchor renderRoot={(props) => <Link to="/login" {...props} />} size="sm" ta="center" py={4}>
          {accountText.backToSignIn}
        </Anchor>
      </Stack>
    </AuthFrame>
  )
}
