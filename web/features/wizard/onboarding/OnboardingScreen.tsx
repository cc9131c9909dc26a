import { Button, Text, Textarea, TextInput, Title } from '@mantine/core'
import { checkStep, stepsOf } from '@fairlead/domain/project/setup-flows'
import { must } from '@fairlead/domain/shared/records'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { Wordmark } from '../../../session/Wordmark.tsx'
import { saveFirstStep, readFirstStep, type FirstStep } from '../../../project/first-step.ts'
import { MissingNote } from '../MissingNote.tsx'
import { StepRail } from '../StepRail.tsx'
import { useMissing } from '../use-missing.ts'
import { settingsOf } from '../../../project/wire-settings.ts'
import styles from '../wizard.module.css'
import { text as wizardOnboardingText } from '../../../i18n/wizard-onboarding.ts'

export function OnboardingScreen() {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => readFirstStep(true))
  const [errors, setWrong] = useState<Record<string, string>>({})
  const { form: formRef, note: missingNote, look: showMissing } = useMissing()
  const form = { ...draft, hiring_company: draft.hiring_company ?? '' }
  const [step] = stepsOf('first_project')
  const change = (part: Partial<FirstStep>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
    saveFirstStep(changed, true)
  }
  const field = (name: 'project_name' | 'job_title' | 'hiring_company' | 'job_description') => ({
    value: form[name],
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: event.currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = checkStep(must(step), settingsOf(form)) ?? {}
    setWrong(problems)
    if (Object.keys(problems).length > 0) return showMissing()
    void navigate({ to: '/register' })
  }
  return (
    <div className="screen pad-16">
      <header className="row wrap split gap-12 below-24">
        <Wordmark />
        <Button component={Link} to="/login" variant="default">
          {wizardOnboardingText.signIn}
        </Button>
      </header>
      <main className={styles.wizard}>
        <StepRail flow="first_project" settings={settingsOf(form)} current="Project Details" free={false} onOpen={() => {}} />
        <section className={styles.main} aria-labelledby="step-title">
          <form noValidate ref={formRef} className={styles.card} onSubmit={submit}>
            <Title order={1} fz="1.375rem" id="step-title">
              {wizardOnboardingText.projectDetails}
            </Title>
            <Text c="dimmed" mb="lg">
              {wizardOnboardingText.introduction}
            </Text>
            <div className="stack gap-16">
              <TextInput
                label={wizardOnboardingText.projectName}
                description={wizardOnboardingText.nameHint}
                required
                {...field('project_name')}
              />
              <TextInput label={wizardOnboardingText.jobTitle} required {...field('job_title')} />
              <TextInput label={wizardOnboardingText.hiringCompany} required {...field('hiring_company')} />
              <Textarea
                label={wizardOnboardingText.jobDescription}
                description={wizardOnboardingText.descriptionHint}
                autosize
                minRows={5}
                maxRows={16}
                {...field('job_description')}
              />
            </div>
            <footer className={styles.foot}>
              <MissingNote note={Object.keys(errors).length > 0 ? missingNote : null} />
              <Text size="sm" c="dimmed">
                {wizardOnboardingText.browserNote}
              </Text>
              <Button type="submit">{wizardOnboardingText.continueText}</Button>
            </footer>
          </form>
        </section>
      </main>
    </div>
  )
}
