// A new project: its first step, and a draft on the server as soon as that is complete.
import { Button, Text, Title } from '@mantine/core'
import type { CreateSelfServeProject } from '@fairlead/contract/v1/projects/self_serve'
import type { PutProjectSettings } from '@fairlead/contract/v1/projects/settings'
import { checkStep, wizardSteps } from '@fairlead/domain/project/wizard'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { cache, invalidate } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { keyOfUser } from '../../api/session.ts'
import { showToast } from '../../ui/toast.ts'
import { userQuery, useUser } from '../projects/use-projects.ts'
import { leadOf } from './StepBody.tsx'
import { StepRail } from './StepRail.tsx'
import { ProjectDetails } from './steps/ProjectDetails.tsx'
import type { Change } from './use-draft.ts'
import { settingsOf } from './wire-settings.ts'
import styles from './wizard.module.css'

const storageKey = () => keyOfUser('new_project_draft')
const empty = {
  project_name: '',
  job_title: '',
  hiring_company: null as string | null,
  job_description: '',
  /** Taken over from the job description, for the steps to come. */
  criteria: {} as Change,
}
const own = new Set(Object.keys(empty))
const none: ReadonlySet<never> = new Set()

function kept(): typeof empty {
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(storageKey()) ?? '{}') as Partial<typeof empty>) }
  } catch {
    return empty
  }
}

export function NewProjectScreen() {
  const navigate = useNavigate()
  const company = useUser().data?.company
  const [draft, setDraft] = useState(kept)
  // The workspace's own company until another one is typed.
  const form = { ...draft, hiring_company: draft.hiring_company ?? company ?? '' }
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const made = useRef<string | null>(null)
  const settings = settingsOf(form)

  const change = (part: Change) => {
    const fields = Object.entries(part)
    const mine = Object.fromEntries(fields.filter(([field]) => own.has(field)))
    const later = Object.fromEntries(fields.filter(([field]) => !own.has(field)))
    const next = { ...draft, ...mine, criteria: { ...draft.criteria, ...later } }
    setDraft(next)
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
    localStorage.setItem(storageKey(), JSON.stringify(next))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    // Who is quicker than the answer to 'who am I?' waits for the company that it brings.
    const known = company ?? (await cache.ensureQueryData(userQuery).catch(() => null))?.company ?? ''
    const whole = { ...form, hiring_company: draft.hiring_company ?? known }
    const found = checkStep('Project Details', settingsOf(whole))
    setWrong(found ?? {})
    if (found) return setBusy(false)
    try {
      const { job_description, criteria, ...first } = whole
      // what was made before something failed is not made twice
      const project_id = (made.current ??= (await send<CreateSelfServeProject>('POST', 'v1/projects/self_serve', first)).project_id)
      const second = { ...criteria, ...(job_description.trim() === '' ? {} : { job_description }) }
      if (Object.keys(second).length > 0) await send<PutProjectSettings>('PUT', 'v1/projects/settings', { ...second, project_id })
      localStorage.removeItem(storageKey())
      invalidate('v1/projects')
      await navigate({ to: `/projects/v2/draft/${project_id}`, search: { step: wizardSteps[1] } as never, replace: true })
    } catch (error) {
      setWrong(failureOf(error)?.fields ?? {})
      showToast(sentenceOf(error, 'The project could not be saved. Please try again.'), { tone: 'bad' })
      setBusy(false)
    }
  }

  return (
    <div className={styles.wizard}>
      <StepRail settings={settings} current="Project Details" free={false} visited={none} onOpen={() => {}} />
      <section className={styles.main} aria-labelledby="step-title">
        <form noValidate className={styles.card} onSubmit={(event) => void submit(event)}>
          <Title order={1} fz="1.375rem" id="step-title">
            Project Details
          </Title>
          <Text c="dimmed" mb="lg">
            {leadOf('Project Details')}
          </Text>
          <ProjectDetails settings={{ ...draft.criteria, ...form }} change={change} wrong={wrong} />
          <footer className={styles.foot}>
            <span />
            <Button type="submit" loading={busy}>
              Continue
            </Button>
          </footer>
        </form>
      </section>
    </div>
  )
}
