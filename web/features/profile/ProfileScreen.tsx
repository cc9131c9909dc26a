// The user's own profile: the fields of the registration, and another password.
import { Skeleton, Title } from '@mantine/core'
import type { GetProfile } from '@fairlead/contract/v1/users/profile'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../api/cache.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NotificationMail } from './NotificationMail.tsx'
import { EmailState } from './EmailState.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Mailbox } from './mailbox/Mailbox.tsx'
import { Sessions } from './Sessions.tsx'
import { WaysIn } from './WaysIn.tsx'
import styles from '../../session/profile.module.css'
import * as profileText from '../../i18n/en/profile.ts'

const profileQuery = ask<GetProfile>('v1/users/profile', {})

export function ProfileScreen() {
  const profile = useQuery(profileQuery)
  return (
    <div className={styles.page}>
      <Title order={1} mb="lg">
        {profileText.profile}
      </Title>
      {profile.data ? (
        <>
          <EmailState profile={profile.data} />
          <ProfileForm profile={profile.data} />
          <Mailbox />
          <WaysIn />
          <Sessions />
          <NotificationMail />
        </>
      ) : profile.isError ? (
        <ErrorState text={profileText.yourProfileCouldNotBe} onRetry={() => void profile.refetch()} />
      ) : (
        <Skeleton h={620} radius={12} />
      )}
    </div>
  )
}
