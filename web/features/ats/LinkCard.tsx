import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Anchor, Button, Group, Loader, Text, Title } from '@mantine/core'
import type { UnlinkAts } from '@fairlead/contract/v2/ats'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { When } from '../../ui/When.tsx'
import { atsStanding, isWorking, type AtsLink, type AtsOverview } from '../../project/ats/ats-link.ts'
import { useUser } from '../../session/use-user.ts'
import { ConnectDialog } from './ConnectDialog.tsx'
import { useLinking } from './use-linking.ts'
import { text as atsText } from '../../i18n/ats.ts'

interface Props {
  ats: AtsOverview
  /** The system's current status. */
  status: AtsLink['status'] | null
}

export function LinkCard({ ats, status }: Props) {
  const { link } = ats
  const linking = useLinking(link)
  const [ending, setEnding] = useState(false)
  const [connecting, setConnecting] = useState(false)
  const isAdmin = useUser().data?.is_workspace_admin ?? true
  const now = link ? (status ?? link.status) : null
  const works = now !== null && isWorking(now)
  return (
    <section className="card stack pad-24 gap-16" aria-labelledby="ats-link">
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
          <Text mt={4}>{atsText.linkIntro}</Text>
        )}
      </div>
      {now && <Banner tone={atsStanding[now].tone}>{atsStanding[now].text}</Banner>}
      {link && (
        <dl className="flex wrap gap-24">
          {(
            [
              [atsText.inTheSystem, ats.counts.sent],
              [atsText.waiting, ats.counts.waiting],
              [atsText.notSent, ats.counts.failed],
            ] as const
          ).map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="number">{count.toLocaleString(readersLocale())}</dd>
            </div>
          ))}
        </dl>
      )}
      {ats.is_ready && !ats.hears && !link?.is_direct && (
        <Banner tone="warn">
          {atsText.webhooksUnavailable} <code>{atsText.atsWebhookKey}</code>
          {atsText.webhooksMissingText}
        </Banner>
      )}
      {linking.waitingAt ? (
        <output className="row wrap gap-12 tight">
          <Loader size="sm" aria-hidden />
          <span>
            {atsText.finishLinkingHint}{' '}
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
          {atsText.adminOnlyNote}
        </Text>
      ) : (
        <Group gap="sm">
          {ats.is_ready && (
            <Button
              variant={(link && works) || link?.is_direct ? 'default' : 'filled'}
              loading={linking.busy}
              rightSection={<IconExternalLink size={16} aria-hidden />}
              onClick={linking.open}
            >
              {!link ? atsText.linkASystem : works || link.is_direct ? atsText.linkAnotherSystem : atsText.linkAgain(link.integration)}
            </Button>
          )}
          <Button
            variant={(ats.is_ready || (link && works)) && !(link?.is_direct && !works) ? 'default' : 'filled'}
            onClick={() => setConnecting(true)}
          >
            {link?.is_direct ? atsText.renewKey(link.integration) : atsText.connectByKey}
          </Button>
          {link && (
            <Button variant="subtle" color="gray" onClick={() => setEnding(true)}>
              {atsText.unlink}
            </Button>
          )}
        </Group>
      )}
      {connecting && <ConnectDialog onClose={() => setConnecting(false)} />}
      {ending && link && <UnlinkDialog integration={link.integration} onClose={() => setEnding(false)} />}
    </section>
  )
}

function UnlinkDialog({ integration, onClose }: { integration: string; onClose: () => void }) {
  const unlinking = useSubmit({
    send: () => send<UnlinkAts>('DELETE', 'v2/ats', {}),
    success: atsText.noLongerLinked(integration),
    onSuccess: () => {
      invalidate('v2/ats', 'v2/ats/jobs', 'v2/ats/sync', 'v1/projects/check_atcs')
      onClose()
    },
    failure: atsText.notUnlinked,
  })
  return (
    <Dialog title={atsText.unlinkIntegration(integration)} onClose={onClose}>
      <Text>{atsText.unlinkText(integration)}</Text>
      <FormError>{unlinking.sentence}</FormError>
      <Group justify="flex-end" mt="lg">
        <Button variant="subtle" onClick={onClose}>
          {atsText.keepTheLink}
        </Button>
        <Button color="red" loading={unlinking.busy} onClick={() => void unlinking.run()}>
          {atsText.unlink}
        </Button>
      </Group>
    </Dialog>
  )
}
