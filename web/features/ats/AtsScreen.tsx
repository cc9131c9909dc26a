import { Anchor, Button, Text, Title } from '@mantine/core'
import type { UpdateLink } from '@fairlead/contract/v1/link/update'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { cache, invalidate } from '../../api/cache.ts'
import { isFinal, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { usePending } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { atsFailure, atsKey, useAts, useAtsLink, type AtsOverview } from '../../project/ats/ats-link.ts'
import { JobList } from '../../project/ats/JobList.tsx'
import { LinkCard } from './LinkCard.tsx'
import { PastApplicants } from './PastApplicants.tsx'
import { sendToAts } from '../../candidate/ats/send-to-ats.ts'
import { SyncEditor } from '../../project/ats/SyncEditor.tsx'
import { useImport } from '../../project/ats/use-import.ts'
import { text as atsText } from '../../i18n/ats.ts'
import { LoadingBox } from '../../ui/LoadingBox.tsx'

export function AtsScreen() {
  const ats = useAts()
  // the system's own status is requested after the page has loaded
  const link = useAtsLink()
  const { from, project } = useSearch({ strict: false })
  const back = localPath(from)
  const navigate = useNavigate()
  const [editing, setEditing] = useState(typeof project === 'string' ? project : null)
  useFinishedLinking()
  const close = () => {
    setEditing(null)
    if (project) void navigate({ to: '/ats-settings', search: from ? { from } : {}, replace: true })
  }
  return (
    <div className="page stack gap-20">
      <div>
        <Title order={1} mb={4}>
          {atsText.atsConnectionSetup}
        </Title>
        {back && (
          <Anchor href={back} size="sm" display="inline-block" mb="sm">
            {atsText.backToSetup}
          </Anchor>
        )}
        <Text c="dimmed">{atsText.linkHint}</Text>
      </div>
      {ats.data ? (
        <Linked ats={ats.data} status={link.data?.integration ? link.data.status : null} onEdit={setEditing} />
      ) : ats.isError ? (
        <ErrorState text={atsFailure(ats.error)} onRetry={() => void ats.refetch()} />
      ) : (
        <LoadingBox h={220} radius={12} label={atsText.readingTheLink} />
      )}
      {editing && (
        <Dialog title={atsText.stagesAndSync} size={620} onClose={close}>
          <SyncEditor projectId={editing} />
        </Dialog>
      )}
    </div>
  )
}

interface LinkedProps {
  ats: AtsOverview
  status: Parameters<typeof LinkCard>[0]['status']
  onEdit: (projectId: string) => void
}

function Linked({ ats, status, onEdit }: LinkedProps) {
  return (
    <>
      <LinkCard ats={ats} status={status} />
      {ats.link && <PastApplicants link={ats.link} />}
      {ats.failures.length > 0 && <Failures ats={ats} />}
      {ats.projects.length > 0 && <Projects ats={ats} onEdit={onEdit} />}
      {ats.link && <Jobs integration={ats.link.integration} />}
    </>
  )
}

function Failures({ ats }: { ats: AtsOverview }) {
  const [tried, setTried] = useState<string | null>(null)
  const [isTrying, during] = usePending()
  const busy = isTrying ? tried : null
  const again = (failure: AtsOverview['failures'][number]) => {
    setTried(failure.candidate_id)
    return during(() =>
      sendToAts({ id: failure.candidate_id, project_id: failure.project_id }, failure.name, ats.link?.integration ?? atsText.theSystem),
    )
  }
  return (
    <section className="card stack pad-24 gap-16" aria-labelledby="ats-failures">
      <Title order={2} size="h3" id="ats-failures">
        {atsText.notSent}
      </Title>
      <ul className="lined">
        {ats.failures.map((failure) => (
          <li key={failure.candidate_id} className="row wrap split pad-y">
            <div className="stack basis text-14 anywhere gap-0">
              <Anchor
                renderRoot={(props) => (
                  <Link to="/panel" search={{ project: failure.project_id, candidate: failure.candidate_id }} {...props} />
                )}
                fw={600}
              >
                {failure.name}
              </Anchor>
              <span className="soft">
                {failure.project_name} · <When date={failure.at} />
              </span>
              <span className="soft">{failure.why}</span>
            </div>
            <Button
              size="compact-sm"
              variant="default"
              disabled={!ats.link}
              loading={busy === failure.candidate_id}
              aria-label={atsText.retryName(failure.name)}
              onClick={() => void again(failure)}
            >
              {atsText.tryAgain}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Projects({ ats, onEdit }: { ats: AtsOverview; onEdit: (projectId: string) => void }) {
  return (
    <section className="card stack pad-24 gap-16" aria-labelledby="ats-projects">
      <Title order={2} size="h3" id="ats-projects">
        {atsText.projectsTitle}
      </Title>
      <ul className="lined">
        {ats.projects.map((project) => (
          <li key={project.project_id} className="row wrap split pad-y">
            <div className="stack basis text-14 anywhere gap-0">
              <Anchor renderRoot={(props) => <Link to="/panel" search={{ project: project.project_id }} {...props} />} fw={600}>
                {project.name}
              </Anchor>
              <span className="soft">{[`${project.integration}: ${project.job_name}`, project.remote_id].filter(Boolean).join(' · ')}</span>
              <span className="soft">{stateOf(project)}</span>
            </div>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={atsText.stagesLabel(project.name)}
              onClick={() => onEdit(project.project_id)}
            >
              {atsText.stagesAndSync}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ is_former, is_draft, is_on, synced }: AtsOverview['projects'][number]): string {
  const syncedText = atsText.systemCount(synced)
  if (is_former) return atsText.linkEnded(syncedText)
  return atsText.syncState({ isDraft: is_draft, isOn: is_on }, syncedText)
}

function Jobs({ integration }: { integration: string }) {
  const { busy, take } = useImport({ type: 'self-serve' })
  return (
    <section className="card stack pad-24 gap-16" aria-labelledby="ats-jobs">
      <div>
        <Title order={2} size="h3" id="ats-jobs">
          {atsText.openJobsIn(integration)}
        </Title>
        <Text size="sm" c="dimmed">
          {atsText.importHint}
        </Text>
      </div>
      <JobList integration={integration} verb={atsText.importLabel} busy={busy} onTake={take} />
    </section>
  )
}

/** Exchanges the public token of a user who returns from a linking window for a permanent link. */
function useFinishedLinking(): void {
  const { public_token: token, from } = useSearch({ strict: false })
  const navigate = useNavigate()
  const used = useRef<string | null>(null)
  useEffect(() => {
    if (!token || used.current === token) return
    used.current = token
    const finished = () => void navigate({ to: '/ats-settings', search: from ? { from } : {}, replace: true })
    const link = () =>
      void send<UpdateLink>('POST', 'v1/link/update', { public_token: token }).then(
        (made) => {
          cache.setQueryData(atsKey, made)
          invalidate('v2/ats', 'v2/ats/jobs', 'v2/ats/sync')
          showToast(atsText.linkedTo(made.integration ?? atsText.yourSystem))
          finished()
        },
        (error: unknown) => {
          showToast(sentenceOf(error, atsText.notLinked), {
            tone: 'bad',
            action: isFinal(error) ? null : { label: atsText.tryAgain, run: link },
          })
          // the token is valid until used: it stays in the URL for a retry
          if (isFinal(error)) finished()
        },
      )
    link()
  }, [token, from, navigate])
}

/** A path of this product to return to; anything else is ignored. */
function localPath(value: unknown): string | null {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : null
}
