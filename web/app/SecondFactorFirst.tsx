// The only page of a user whose workspace requires a second factor that they haven't added.
import { Button, Group, Text, Title } from '@mantine/core'
import { SecondFactors } from '../features/profile/SecondFactors.tsx'
import { text as appText } from '../i18n/app.ts'
import { text as factorText } from '../i18n/second-factor.ts'
import profile from '../session/profile.module.css'
import { signOut } from './sign-out.ts'

export function SecondFactorFirst({ workspace }: { workspace: string }) {
  return (
    <main id="main" className={`page ${profile.page}`} tabIndex={-1}>
      <Group justify="space-between" mt="lg">
        <Title order={1}>{factorText.firstTitle}</Title>
        <Button variant="default" onClick={() => void signOut()}>
          {appText.signOut}
        </Button>
      </Group>
      <Text mt="sm">{factorText.firstExplained(workspace)}</Text>
      <SecondFactors />
    </main>
  )
}
