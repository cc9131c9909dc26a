// The user's own profile: the fields of the registration, and another password.
import { NativeSelect, Switch, Title } from '@mantine/core'
import type { GetProfile } from '@fairlead/contract/v1/users/profile'
import { useQuery } from '@tanstack/react-query'
import { queryFor, putAnswer } from '../../api/cache.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { EmailState } from './EmailState.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Mailbox } from './mailbox/Mailbox.tsx'
import { SecondFactors } from './SecondFactors.tsx'
import { Sessions } from './Sessions.tsx'
import { WaysIn } from './WaysIn.tsx'
import styles from '../../session/profile.module.css'
import { text as mailboxText } from '../../i18n/mailbox.ts'
import { text as factorText } from '../../i18n/second-factor.ts'
import { text as profileText } from '../../i18n/profile.ts'
import type { PutUserSettings } from '@fairlead/contract/v1/users/settings'
import { messages } from '@fairlead/domain/shared/messages'
import { appLanguages, languageNames, readersLanguage, type AppLanguage } from '@fairlead/domain/shared/readers-language'
import { followUser } from '../../session/language.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { userQuery, useUser } from '../../session/use-user.ts'

const profileQuery = queryFor<GetProfile>('v1/users/profile', {})

/** The sections below the fields, by heading ID. */
const parts = [
  ['mailbox', mailboxText.mailbox],
  ['ways-in', profileText.signingIn],
  ['second-factors', factorText.title],
  ['sessions', profileText.sessions],
  ['language', profileText.language],
  ['notification-mail', profileText.notifications],
] as const

export function ProfileScreen() {
  const profile = useQuery(profileQuery)
  return (
    <div className={styles.page}>
      <Title order={1} mb="lg">
        {profileText.profile}
      </Title>
      {profile.data ? (
        <>
          <nav className="flex text-14 wrap gap-16 tight below-12" aria-label={profileText.onThisPage}>
            {parts.map(([id, title]) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <EmailState profile={profile.data} />
          <ProfileForm profile={profile.data} />
          <Mailbox />
          <WaysIn />
          <SecondFactors />
          <Sessions />
          <Language />
          <NotificationMail />
        </>
      ) : profile.isError ? (
        <ErrorState text={profileText.profileLoadFailed} onRetry={() => void profile.refetch()} />
      ) : (
        <LoadingRows rows={10} />
      )}
    </div>
  )
}

/** In which language the user reads the app and gets its emails. */
function Language() {
  const choosing = useSubmit({
    send: (language: AppLanguage) => send<PutUserSettings>('PUT', 'v1/users/settings', { language }),
    onSuccess: (next) => {
      putAnswer(userQuery.queryKey, next)
      followUser(next)
    },
    failure: messages.userFailed,
    failureIn: 'toast',
    refused: () => messages.userFailed,
  })
  return (
    <section className="card pad-24" aria-labelledby="language">
      <Title order={2} size="h3" id="language" mb="sm">
        {profileText.language}
      </Title>
      <NativeSelect
        aria-labelledby="language"
        description={profileText.languageHint}
        data={appLanguages.map((value) => ({ value, label: languageNames[value] }))}
        value={choosing.running?.[0] ?? readersLanguage()}
        onChange={(event) => void choosing.run(event.currentTarget.value as AppLanguage)}
      />
    </section>
  )
}

/** Whether unread notifications are summarized by email. */
function NotificationMail() {
  const user = useUser().data
  const choosing = useSubmit({
    send: (on: boolean) => send<PutUserSettings>('PUT', 'v1/users/settings', { notification_mail: on ? 'daily' : 'off' }),
    onSuccess: (next) => putAnswer(userQuery.queryKey, next),
    failure: messages.userFailed,
    failureIn: 'toast',
    refused: () => messages.userFailed,
  })
  // shown immediately, until the server has responded
  const isEnabling = choosing.running?.[0]
  if (!user) return null
  return (
    <section className="card pad-24" aria-labelledby="notification-mail">
      <Title order={2} size="h3" id="notification-mail" mb="sm">
        {profileText.notifications}
      </Title>
      <Switch
        label={profileText.digestLabel}
        description={profileText.digestHint}
        checked={isEnabling ?? user.notification_mail === 'daily'}
        onChange={(event) => void choosing.run(event.currentTarget.checked)}
      />
    </section>
  )
}
