// A new project: the first step of its flow, and a draft on the server as soon as that is complete.
import { Button, Text, Title } from '@mantine/core'
import { checkStep, stepsOf } from '@fairlead/domain/project/setup-flows'
import { IconMapOff } from '@tabler/icons-react'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react'
import { cache, invalidate } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toast.ts'
import { userQuery, useUser } from '../../session/use-user.ts'
import { emptyFirstStep, forgetFirstStep, keepFirstStep, readFirstStep } from '../../project/first-step.ts'
import type { Change } from '../../project/kept-draft.ts'
import { beginningAt, type Beginning, type RunBy } from './new-project.ts'
import { leadOf } from './parts.ts'
import { WithPreview } from './preview/WithPreview.tsx'
import { RunByChoice } from './RunByChoice.tsx'
import { StepRail } from './StepRail.tsx'
import { ProjectDetails } from './steps/ProjectDetails.tsx'
import { settingsOf } from '../../project/wire-settings.ts'
import styles from './wizard.module.css'

const ImportFromAts = lazy(() => import('./ats/ImportFromAts.tsx').then(({ ImportFromAts: component }) => ({ default: component })))

const own = new Set(Object.keys(emptyFirstStep))
const none: ReadonlySet<never> = new Set()

export function NewProjectScreen() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { first } = useSearch({ strict: false }) as { first?: string }
  const [runBy, setRunBy] = useState<RunBy>('team')
  const beginning = beginningAt(pathname, { isFirst: first !== undefined, runBy })
  if (!beginning)
    return (
      <EmptyState
        icon={<IconMapOff size={44} stroke={1.4} />}
        title="Unknown project type"
        text="Choose Autopilot, FastTrack, Navigator, or self-serve."
      />
    )
  return (
    <FirstStepForm
      key={pathname}
      beginning={beginning}
      choice={beginning.asksWhoRuns ? <RunByChoice value={runBy} onChange={setRunBy} /> : null}
    />
  )
}

function FirstStepForm({ beginning: { flow, type, open }, choice }: { beginning: Beginning; choice: ReactNode }) {
  const navigate = useNavigate()
  const company = useUser().data?.company
  const [draft, setDraft] = useState(() => readFirstStep(false))
  // The workspace's own company until another one is typed.
  const form = { ...draft, hiring_company: draft.hiring_company ?? company ?? '' }
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [step, next] = stepsOf(flow)

  const change = (part: Change) => {
    const fields = Object.entries(part)
    const mine = Object.fromEntries(fields.filter(([field]) => own.has(field)))
    const later = Object.fromEntries(fields.filter(([field]) => !own.has(field)))
    const changed = { ...draft, ...mine, criteria: { ...draft.criteria, ...later } }
    setDraft(changed)
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
    keepFirstStep(changed, false)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    // Who is quicker than the answer to 'who am I?' waits for the company that it brings.
    const known = company ?? (await cache.ensureQueryData(userQuery).catch(() => null))?.company ?? ''
    const whole = { ...form, hiring_company: draft.hiring_company ?? known }
    const found = checkStep(step!, settingsOf(whole))
    setWrong(found ?? {})
    if (found) return setBusy(false)
    try {
      const { criteria, ...named } = whole
      const { project_id } = await open({ ...criteria, ...named, setup_flow: flow })
      forgetFirstStep()
      invalidate('v1/projects')
      await navigate({ to: `/projects/v2/draft/${project_id}`, search: { step: next?.title } as never, replace: true })
    } catch (error) {
      setWrong(failureOf(error)?.fields ?? {})
      showToast(sentenceOf(error, 'The project could not be saved. Please try again.'), { tone: 'bad' })
      setBusy(false)
    }
  }

  return (
    <div className={styles.wizard}>
      <StepRail flow={flow} settings={settingsOf(form)} current="Project Details" free={false} visited={none} onOpen={() => {}} />
      <WithPreview parts={step!.parts} settings={{ ...draft.criteria, ...form }} change={change}>
        <section className={styles.main} aria-labelledby="step-title">
          <form noValidate className={styles.card} onSubmit={(event) => void submit(event)}>
            <Title order={1} fz="1.375rem" id="step-title">
              Project Details
            </Title>
            <Text c="dimmed" mb="lg">
              {leadOf('Project Details')}
            </Text>
            {choice}
            <Suspense>
              <ImportFromAts type={type} flow={flow} />
            </Suspense>
            <ProjectDetails settings={{ ...draft.criteria, ...form }} change={change} wrong={wrong} />
            <footer className={styles.foot}>
              <span />
              <Button type="submit" loading={busy}>
                Continue
              </Button>
            </footer>
          </form>
        </section>
      </WithPreview>
    </div>
  )
}
