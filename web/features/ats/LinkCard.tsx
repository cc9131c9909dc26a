// The link itself: which system, how it stands, linking it again, and ending it.
import { Anchor, Button, Group, Loader, Text, Title } from '@mantine/core'
import type { UnlinkAts } from '@fairlead/contract/v2/ats'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { atsStanding, isWorking, type AtsLink, type AtsOverview } from '../../project/ats/ats-link.ts'
import { useUser } from '../../session/use-user.ts'
import { useLinking } from './use-linking.ts'
import styles from '../../project/ats/ats.module.css'
import * as atsText from '../../i18n/en/ats.ts'

interface Props {
  ats: AtsOverview
  /** What the system itself said just now. */
  status: AtsLink['status'] | null
}

export function LinkCard({ ats, status }: Props) {
  const { link } = ats
  const linking = useLinking(link)
  const [ending, setEnding] = useState(false)
  const isAdmin = useUser().data?.is_workspace_admin ?? true
  const now = link ? (status ?? link.status) : null
  const works = now !== null && isWorking(now)
  return (
    <section className={`card ${styles.card}`} aria-labelledby="ats-link">
      <div>
        <Title order={2} size="h3" id="ats-link">
          {link?.integration ?? atsText.noSystemLinked}
        </Title>
        {link ? (
          <Text size="sm" c="dimmed">
            {atsText.linked} <When date={link.linked_at} /> {atsText.byLinkedby(link.linked_by)}
            {link.synced_at && (
              <>
                {atsText.lastSync}
                <When date={link.synced_at} />
              </>
            )}
          </Text>
        ) : (
          <Text mt={4}>{atsText.linkYourSystemToImport}</Text>
        )}
      </div>
      {now && <Banner tone={atsStanding[now].tone}>{atsStanding[now].text}</Banner>}
      {link && (
        <dl className={styles.counts}>
          {(
            [
              ['In the system', ats.counts.sent],
              ['Waiting', ats.counts.waiting],
              ['Could not be sent', ats.counts.failed],
            ] as const
          ).map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      )}
      {!ats.hears && (
        <Banner tone="warn">
          {atsText.thisInstallationCannotHearIts} <code>{atsText.atsWebhookKey}</code>
          {atsText.orAFinishedLinkingAnd}
        </Banner>
      )}
      {linking.waitingAt ? (
        <output className={styles.waiting}>
          <Loader size="sm" aria-hidden />
          <span>
            {atsText.finishInTheWindowThat}{' '}
            <Anchor href={linking.waitingAt} target="_blank" rel="noreferrer">
              {atsText.openItAgain}
            </Anchor>
          </span>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={linking.stop}>
            {atsText.cancelLinking}
          </Button>
        </output>
      ) : !isAdmin ? (
        <Text size="sm" c="dimmed">
          {atsText.onlyAnAdminOfThis}
        </Text>
      ) : (
        <Group gap="sm">
          <Button
            variant={link && works ? 'default' : 'filled'}
            loading={linking.busy}
            rightSection={<IconExternalLink size={16} aria-hidden />}
            onClick={linking.open}
          >
            {!link ? atsText.linkASystem : works ? atsText.linkAnotherSystem : atsText.linkAgain(link.integration)}
          </Button>
          {link && (
            <Button variant="subtle" color="gray" onClick={() => setEnding(true)}>
              {atsText.unlink}
            </Button>
          )}
        </Group>
      )}
      {ending && link && <UnlinkDialog integration={link.integration} onClose={() => setEnding(false)} />}
    </section>
  )
}

function UnlinkDialog({ integration, onClose }: { integration: string; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  async function unlink() {
    setBusy(true)
    setWrong(null)
    try {
      await send<UnlinkAts>('DELETE', 'v2/ats', {})
      invalidate('v2/ats', 'v2/ats/jobs', 'v2/ats/sync', 'v1/projects/check_atcs')
      showToast(`${integration} is no longer linked`)
      onClose()
    } catch (error) {
      setWrong(sentenceOf(error, 'We couldn’t unlink the system. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <Dialog title={atsText.unlinkIntegration(integration)} onClose={onClose}>
      <Text>{atsText.noMoreCandidatesAreSent(integration)}</Text>
      {wrong && (
        <Text c="var(--bad-text)" size="sm" mt="sm" role="alert">
          {wrong}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {atsText.keepTheLink}
        </Button>
        <Button loading={busy} onClick={() => void unlink()}>
          {atsText.unlink}
        </Button>
      </Group>
    </Dialog>
  )
}
