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
          {link?.integration ?? 'No system linked'}
        </Title>
        {link ? (
          <Text size="sm" c="dimmed">
            Linked <When date={link.linked_at} /> by {link.linked_by}
            {link.synced_at && (
              <>
                {' · last sync '}
                <When date={link.synced_at} />
              </>
            )}
          </Text>
        ) : (
          <Text mt={4}>Link your system to import open jobs as projects and send candidates to its stages.</Text>
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
          This installation cannot hear its gateway: set <code>ATS_WEBHOOK_KEY</code>, or a finished linking and changes in the system do
          not arrive.
        </Banner>
      )}
      {linking.waitingAt ? (
        <output className={styles.waiting}>
          <Loader size="sm" aria-hidden />
          <span>
            Finish in the window that has opened; this page follows by itself.{' '}
            <Anchor href={linking.waitingAt} target="_blank" rel="noreferrer">
              Open it again
            </Anchor>
          </span>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={linking.stop}>
            Cancel linking
          </Button>
        </output>
      ) : !isAdmin ? (
        <Text size="sm" c="dimmed">
          Only an admin of this workspace can link or unlink a system.
        </Text>
      ) : (
        <Group gap="sm">
          <Button
            variant={link && works ? 'default' : 'filled'}
            loading={linking.busy}
            rightSection={<IconExternalLink size={16} aria-hidden />}
            onClick={linking.open}
          >
            {!link ? 'Link a system' : works ? 'Link another system' : `Link ${link.integration} again`}
          </Button>
          {link && (
            <Button variant="subtle" color="gray" onClick={() => setEnding(true)}>
              Unlink
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
      setWrong(sentenceOf(error, 'The link could not be ended. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <Dialog title={`Unlink ${integration}?`} onClose={onClose}>
      <Text>
        No more candidates are sent there, and waiting ones are withdrawn. Candidates already in {integration} stay there, and projects keep
        the name of their job.
      </Text>
      {wrong && (
        <Text c="var(--bad-text)" size="sm" mt="sm" role="alert">
          {wrong}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Keep the link
        </Button>
        <Button loading={busy} onClick={() => void unlink()}>
          Unlink
        </Button>
      </Group>
    </Dialog>
  )
}
