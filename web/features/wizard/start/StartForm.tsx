// A new project in three steps: paste the job description, check the criteria, review the first candidates.
import { Button, Stack, Text, Title } from '@mantine/core'
import type { SubmitProject } from '@fairlead/contract/v2/projects/flashcards/initial'
import { messages } from '@fairlead/domain/shared/messages'
import { isAddress } from '@fairlead/domain/project/job-text'
import { stepsOf } from '@fairlead/domain/project/setup-flows'
import { IconArrowRight } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { invalidate } from '../../../api/cache.ts'
import { failureOf, sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { usePending } from '../../../api/use-submit.ts'
import { clearFirstStep, readFirstStep } from '../../../project/first-step.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LoadingRows } from '../../../ui/LoadingRows.tsx'
import { showToast } from '../../../ui/toast.ts'
import { ConflictNote } from '../ConflictNote.tsx'
import { ReadingNotes } from '../intake/ReadingNotes.tsx'
import { useReading, type Reading } from '../../../project/ask/use-reading.ts'
import type { Beginning } from '../new-project.ts'
import { WithPreview } from '../preview/WithPreview.tsx'
import { useDraft } from '../use-draft.ts'
import { useMissing } from '../use-missing.ts'
import wizard from '../wizard.module.css'
import { AskStep } from './AskStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { checkFirst, firstInputOf, firstSettings, useFirstStep, withReading, type FirstInput } from './first-search.ts'
import { StartSteps } from './StartSteps.tsx'
import { text as wizardStartText } from '../../../i18n/wizard-start.ts'

const AtsOrigin = lazy(() => import('../ats/AtsOrigin.tsx').then(({ AtsOrigin: component }) => ({ default: component })))
const ImportFromAts = lazy(() => import('../ats/ImportFromAts.tsx').then(({ ImportFromAts: component }) => ({ default: component })))

/** A project that exists only in this browser. */
export function StartForm({ beginning }: { beginning: Beginning }) {
  const navigate = useNavigate()
  const input = useFirstStep()
  const { step } = useSearch({ strict: false })
  const { open, flow } = beginning
  const save = async () => {
    const { project_id } = await open({ ...(await firstSettings(input.draft)), setup_flow: flow })
    // the project is now saved on the server, even if the search fails
    clearFirstStep()
    return project_id
  }
  const goTo = (next: 'check' | undefined) => {
    // what was put in a moment ago is in the browser's storage already
    input.put({ ...readFirstStep(false), step: next ?? 'paste' })
    void navigate({ to: '.', search: { begin: 'new', step: next } })
  }
  return <FirstSearchForm input={input} save={save} atCheck={step === 'check'} goTo={goTo} origin={beginning} />
}

/** A draft on the server that was begun in the same three steps. */
export function ContinueForm({ projectId }: { projectId: string }) {
  const navigate = useNavigate()
  const { step } = useSearch({ strict: false })
  const draft = useDraft(projectId)
  const { settings } = draft
  if (draft.query.isError && !settings) return <ErrorState text={messages.settingsFailed} onRetry={() => void draft.query.refetch()} />
  if (!settings) return <LoadingRows rows={8} />
  const save = async () => {
    if (!(await draft.save())) throw new Error(wizardStartText.projectNotSaved)
    return projectId
  }
  const goTo = (next: 'check' | undefined) => void navigate({ to: '.', search: { step: next ?? 'paste' } })
  return (
    <FirstSearchForm
      input={firstInputOf({ settings, change: draft.change })}
      save={save}
      atCheck={step !== 'paste' && settings.job_description.trim() !== ''}
      goTo={goTo}
      origin={null}
      note={<ConflictNote draft={draft} />}
      projectId={projectId}
    />
  )
}

interface Props {
  input: FirstInput
  /** Saves the input on the server and returns the project's ID. */
  save: () => Promise<string>
  atCheck: boolean
  goTo: (step: 'check' | undefined) => void
  /** How a new project begins; null for one that exists. */
  origin: Beginning | null
  note?: ReactNode
  projectId?: string
}

function FirstSearchForm({ input: { draft, form, put, change }, save, atCheck, goTo: show, origin, note, projectId }: Props) {
  const navigate = useNavigate()
  const { reading, count, busy: isReading, wrong: unreadable, read } = useReading()
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [requestedView, setRequestedView] = useState<'search' | 'settings' | null>(null)
  const [isBusy, during] = usePending()
  const busy = isBusy ? requestedView : null
  const { form: formRef, note: missingNote, look: showMissing, clear: clearMissing } = useMissing()
  /** The reading whose criteria the draft has. */
  const [taken, setTaken] = useState<Reading | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const text = draft.job_description

  const goTo = (next: 'check' | undefined) => {
    setWrong({})
    clearMissing()
    show(next)
    requestAnimationFrame(() => heading.current?.focus())
  }
  /** Criteria come from one text: a new one replaces those of the previous one. */
  async function find(file: File | null) {
    const isTaken = !file && draft.read_text !== '' && draft.read_text.trim() === text.trim()
    if (isTaken && reading?.text === draft.read_text) return goTo('check')
    const answer = await read(text, file)
    if (!answer) return formRef.current?.querySelector<HTMLElement>('textarea')?.focus()
    if (isTaken) return goTo('check')
    const [before, former] = [draft, taken]
    put(withReading(draft, answer, file !== null || isAddress(text), former))
    setTaken(answer)
    if (before.read_text !== '') {
      const undo = () => {
        setTaken(former)
        put(before)
      }
      showToast(wizardStartText.criteriaReplaced, { undo })
    }
    goTo('check')
  }
  const withoutText = () => {
    put({ ...draft, read_text: '' })
    goTo('check')
  }

  // the proposals themselves aren't stored: a reload reads the same text again and accepts nothing
  const again = useRef(false)
  const isReadAgain = atCheck && reading === null && draft.read_text !== ''
  useEffect(() => {
    if (!isReadAgain || again.current) return
    again.current = true
    void read(draft.read_text, null).then(setTaken)
  }, [isReadAgain, draft.read_text, read])

  function create(then: 'search' | 'settings') {
    if (!isBusy) setRequestedView(then)
    void during(() => createNow(then))
  }
  async function createNow(then: 'search' | 'settings') {
    const problems = checkFirst(await firstSettings(draft))
    setWrong(problems ?? {})
    if (problems) return showMissing()
    let saved: string
    try {
      saved = await save()
    } catch (error) {
      setWrong(failureOf(error)?.fields ?? {})
      showToast(sentenceOf(error, wizardStartText.projectNotSaved), { tone: 'bad' })
      return showMissing()
    }
    try {
      if (then === 'search') await send<SubmitProject>('POST', 'v2/projects/flashcards/initial', { project_id: saved })
      invalidate('v1/projects', 'v2/projects/candidates')
      if (then === 'search') return void navigate({ to: '/panel', search: { project: saved }, replace: true })
    } catch (error) {
      invalidate('v1/projects')
      showToast(sentenceOf(error, wizardStartText.savedWithoutSearch), { tone: 'bad' })
    }
    await navigate({
      to: `/projects/v2/draft/${saved}`,
      search: { step: stepsOf('guided')[then === 'search' ? 0 : 1]?.title },
      replace: true,
    })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (atCheck) create('search')
    else void find(null)
  }
  return (
    <div className={wizard.wizard}>
      <StartSteps current={atCheck ? 'check' : 'paste'} onOpen={goTo} hasCriteria={draft.read_text !== ''} />
      <WithPreview
        parts={atCheck ? ['details'] : []}
        settings={{ ...draft.criteria, ...form }}
        change={change}
        {...(projectId === undefined ? {} : { projectId })}
      >
        <section className={wizard.main} aria-labelledby="step-title">
          {note}
          <form noValidate ref={formRef} className={wizard.card} onSubmit={submit}>
            <Title order={1} fz="1.375rem" id="step-title" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
              {atCheck ? wizardStartText.checkTheCriteria : wizardStartText.descriptionLabel}
            </Title>
            <Text c="dimmed" mb="lg">
              {atCheck ? wizardStartText.intro : wizardStartText.descriptionHint}
            </Text>
            {projectId !== undefined && (
              <Suspense>
                <AtsOrigin projectId={projectId} />
              </Suspense>
            )}
            {atCheck ? (
              <CheckStep
                form={form}
                criteria={draft.criteria}
                reading={draft.read_text === '' ? null : reading}
                count={count}
                isReading={isReading}
                errors={wrong}
                change={(part) => {
                  setWrong((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !(field in part))))
                  change(part)
                }}
                missing={Object.keys(wrong).length > 0 ? missingNote : null}
                busy={busy}
                onBack={() => goTo(undefined)}
                onSettings={() => create('settings')}
              />
            ) : (
              <>
                <Suspense>{origin && <ImportFromAts type={origin.type} flow={origin.flow} />}</Suspense>
                <Stack gap="sm">
                  <AskStep draft={draft} onFile={(file) => void find(file)} change={change} put={put} taken={taken} onTaken={setTaken} />
                  <ReadingNotes reading={null} error={unreadable} />
                </Stack>
                <footer className={wizard.foot}>
                  <Button variant="subtle" ml={-18} onClick={withoutText}>
                    {wizardStartText.startWithoutOne}
                  </Button>
                  <span className="flex wrap ends push">
                    <Button type="submit" loading={isReading} rightSection={<IconArrowRight size={18} aria-hidden />} className="fixed">
                      {wizardStartText.findCriteria}
                    </Button>
                  </span>
                </footer>
              </>
            )}
          </form>
        </section>
      </WithPreview>
    </div>
  )
}
