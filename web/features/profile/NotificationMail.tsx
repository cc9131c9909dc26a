// Whether a summary of what is unread comes by email.
import { Switch, Title } from '@mantine/core'
import type { PutUserSettings } from '@fairlead/contract/v1/users/settings'
import { messages } from '@fairlead/domain/shared/messages'
import { putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { userQuery, useUser } from '../../session/use-user.ts'
import styles from '../../session/profile.module.css'
import * as profileText from '../../i18n/en/profile.ts'

export function NotificationMail() {
  const user = useUser().data
  const choosing = useSubmit({
    send: (on: boolean) => send<PutUserSettings>('PUT', 'v1/users/settings', { notification_mail: on ? 'daily' : 'off' }),
    onSuccess: (next) => putAnswer(userQuery.queryKey, next),
    failure: messages.userFailed,
    failureIn: 'toast',
    refused: () => messages.userFailed,
  })
  // shown at once, until the server has answered
  const wanted = choosing.running?.[0]
  if (!user) return null
  return (
    <section className={`card ${styles.card}`} aria-labelledby="notification-mail">
      <Title order={2} size="h3" id="notification-mail" mb="sm">
        {profileText.notifications}
      </Title>
      <Switch
        label={profileText.emailMeUnreadNotifications}
        description={profileText.atMostOnceADay}
        checked={wanted ?? user.notification_mail === 'daily'}
        onChange={(event) => void choosing.run(event.currentTarget.checked)}
      />
    </section>
  )
}
