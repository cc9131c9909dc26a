// /autopilot-onboarding: the first project begins before there is an account; what is typed goes on in the one that is opened.
import { Button, Text, Textarea, TextInput, Title } from '@mantine/core'
import { checkStep, stepsOf } from '@fairlead/domain/project/setup-flows'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { Wordmark } from '../../../session/Wordmark.tsx'
import { keepFirstStep, readFirstStep, type FirstStep } from '../../../project/first-step.ts'
import { MissingNote } from '../MissingNote.tsx'
import { StepRail } from '../StepRail.tsx'
import { useMissing } from '../use-missing.ts'
import { settingsOf } from '../../../project/wire-settings.ts'
import styles from '../wizard.module.css'
import page from './onboarding.module.css'

export function OnboardingScreen() {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => readFirstStep(true))
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const { form: formRef, note: missingNote, look: showMissing } = useMissing()
  const form = { ...draft, hiring_company: draft.hiring_company ?? '' }
  const [step] = stepsOf('first_project')
  const change = (part: Partial<FirstStep>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
    keepFirstStep(changed, true)
  }
  const field = (name: 'project_name' | 'job_title' | 'hiring_company' | 'job_description') => ({
    value: form[name],
    error: wrong[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: event.currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkStep(step!, settingsOf(form)) ?? {}
    setWrong(found)
    if (Object.keys(found).length > 0) return showMissing()
    void navigate({ to: '/register' })
  }
  return (
    <div className={page.page}>
      <header className={page.header}>
        <Wordmark />
        <Button component={Link} to="/login" variant="default">
          Sign in
        </Button>
      </header>
      <main className={styles.wizard}>
        <StepRail flow="first_project" settings={settingsOf(form)} current="Project Details" free={false} onOpen={() => {}} />
        <section className={styles.main} aria-labelledby="step-title">
          <form noValidate ref={formRef} className={styles.card} onSubmit={submit}>
            <Title order={1} fz="1.375rem" id="step-title">
              Project Details
            </Title>
            <Text c="dimmed" mb="lg">
              Who are you looking for? You create your account after this step. What you type here is saved for it.
            </Text>
            <div className={page.fields}>
              <TextInput label="Project name" description="What your team calls this search" required {...field('project_name')} />
              <TextInput label="Job title" required {...field('job_title')} />
              <TextInput label="Hiring company" required {...field('hiring_company')} />
              <Textarea
                label="Job description"
                description="Optional. We’ll propose criteria from it once you’re signed in."
                autosize
                minRows={5}
                maxRows={16}
                {...field('job_description')}
              />
            </div>
            <footer className={styles.foot}>
              <MissingNote note={Object.keys(wrong).length > 0 ? missingNote : null} />
              <Text size="sm" c="dimmed">
                Kept in this browser until you have an account.
              </Text>
              <Button type="submit">Continue</Button>
            </footer>
          </form>
        </section>
      </main>
    </div>
  )
}
