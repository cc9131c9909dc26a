import { Skeleton, Stack } from '@mantine/core'
import type { GetProfile } from '@fairlead/contract/v1/users/profile'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { queryFor } from '../../api/cache.ts'
import { sessionToken } from '../../api/session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { firstProjectPath } from './first-project.ts'
import { RegisterScreen } from './RegisterScreen.tsx'
import { SecondStep } from './SecondStep.tsx'
import { SigningIn } from './SigningIn.tsx'
import { useReturn } from './use-return.ts'
import { WorkForm } from './WorkForm.tsx'
import { text as accountText } from '../../i18n/account.ts'

export function ReturnScreen() {
  const navigate = useNavigate()
  const { busy, sentence, step } = useReturn()
  if (busy) return <SigningIn />
  if (step) return <SecondStep step={step} back={undefined} onCancel={() => void navigate({ to: '/login', replace: true })} />
  if (sentence !== null || !sessionToken()) return <RegisterScreen trouble={sentence} />
  return <Rest />
}

function Rest() {
  const navigate = useNavigate()
  const { product } = useSearch({ strict: false })
  const profile = useQuery(queryFor<GetProfile>('v1/users/profile', {}))
  return (
    <AuthFrame headline={accountText.headlineNextHire}>
      {profile.data ? (
        <WorkForm profile={profile.data} onSaved={() => void navigate({ to: firstProjectPath(product), replace: true })} />
      ) : profile.isError ? (
        <ErrorState text={accountText.profileFailed} onRetry={() => void profile.refetch()} />
      ) : (
        <Stack>
          <Skeleton h={28} w="60%" />
          <Skeleton h={36} />
          <Skeleton h={36} />
        </Stack>
      )}
    </AuthFrame>
  )
}
