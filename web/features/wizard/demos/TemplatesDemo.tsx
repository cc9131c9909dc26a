// /demos/templates: ready-made sequences as a recipient would see them, with custom text, to be used in a new project.
import { Alert, Button, SegmentedControl, Text, Textarea, TextInput, Title } from '@mantine/core'
import { openingFact } from '@fairlead/domain/outreach/opening-fact'
import { samplePeople, templateGallery } from '@fairlead/domain/outreach/template-gallery'
import { fillTemplate, missingVariables, variablesOf } from '@fairlead/domain/project/template-variables'
import { fullName } from '@fairlead/domain/shared/profile'
import { createProjectPath } from '@fairlead/domain/account/user-kinds'
import { templateToWire } from '@fairlead/contract/shapes/settings-names'
import { must } from '@fairlead/domain/shared/records'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useUser } from '../../../session/use-user.ts'
import { saveFirstStep, readFirstStep } from '../../../project/first-step.ts'
import { labelOfVariable } from '../../../project/template-variables.ts'
import { VariableChips } from '../../../project/writing/VariableChips.tsx'
import styles from './demos.module.css'
import { text as wizardDemosText } from '../../../i18n/wizard-demos.ts'

const gallery = templateGallery.map(({ suits, template }) => ({ suits, wire: templateToWire(template) }))
const emails = [
  { field: 'initial_outreach_template', short: wizardDemosText.first, label: wizardDemosText.firstEmail, days: null },
  { field: 'follow_up_1_template', short: '#1', label: wizardDemosText.followUp(1), days: 'follow_up_1_days' },
  { field: 'follow_up_2_template', short: '#2', label: wizardDemosText.followUp(2), days: 'follow_up_2_days' },
  { field: 'follow_up_3_template', short: '#3', label: wizardDemosText.followUp(3), days: 'follow_up_3_days' },
] as const
const today = new Date().toISOString().slice(0, 7)
const project = wizardDemosText.sampleProject

export function TemplatesDemo() {
  const navigate = useNavigate()
  const user = useUser().data
  const [place, setPlace] = useState(0)
  const [template, setTemplate] = useState(must(gallery[0]).wire)
  const [personIndex, setPersonIndex] = useState(0)
  const [step, setStep] = useState(0)
  const email = must(emails[step])
  const { field } = email
  const senderName = user ? `${user.first_name} ${user.last_name}`.trim() : wizardDemosText.sampleSender
  const person = must(samplePeople[personIndex])
  const values = variablesOf(person, { project, senderName, today, openingFact: openingFact(person, [])?.sentence ?? null })
  const missing = [...new Set([template.initial_outreach_subject, template[field]].flatMap((text) => missingVariables(text, values)))]
  const fill = (text: string) => {
    const filled = fillTemplate(text, { ...values, ...Object.fromEntries(missing.map((name) => [name, `{{${name}}}`])) }, 'text')
    return 'text' in filled ? filled.text : text
  }
  const choose = (next: number) => {
    setPlace(next)
    setTemplate(must(gallery[next]).wire)
    setStep(0)
  }
  const take = () => {
    const first = readFirstStep(false)
    saveFirstStep({ ...first, criteria: { ...first.criteria, outreach_templates: [template] } }, false)
    void navigate({
      to: createProjectPath(user?.experiments.enable_self_serve_lean_test ?? false),
      search: { begin: 'new' },
    })
  }
  return (
    <div className="screen">
      <header className="flex wrap split gap-16 below-24">
        <div>
          <Title order={1}>{wizardDemosText.templates}</Title>
          <Text c="dimmed">{wizardDemosText.templatesIntro}</Text>
        </div>
        <Button onClick={take}>{wizardDemosText.templatesAction}</Button>
      </header>
      <div className={styles.columns}>
        <ul className="stack" aria-label={wizardDemosText.sequences}>
          {gallery.map(({ suits, wire }, index) => (
            <li key={wire.name}>
              <button
                type="button"
                className="choice stack full pad-12 text-14 gap-2"
                aria-pressed={index === place}
                onClick={() => choose(index)}
              >
                <strong>{wire.name}</strong>
                <span className="soft text-13">{suits}</span>
              </button>
            </li>
          ))}
        </ul>
        <section className="card stack gap-12 pad-16" aria-label={wizardDemosText.words}>
          <SegmentedControl
            fullWidth
            aria-label={wizardDemosText.mail}
            value={String(step)}
            onChange={(value) => setStep(Number(value))}
            data={emails
              .map(({ short, field: templateField }, index) => ({
                value: String(index),
                label: short,
                written: template[templateField].trim() !== '',
              }))
              .filter(({ written }) => written)
              .map(({ value, label }) => ({ value, label }))}
          />
          {step === 0 && (
            <TextInput
              label={wizardDemosText.subject}
              value={template.initial_outreach_subject}
              onChange={(event) => setTemplate({ ...template, initial_outreach_subject: event.currentTarget.value })}
            />
          )}
          <Textarea
            id="demo-body"
            label={email.label}
            description={email.days ? wizardDemosText.followUpDelay(template[email.days]) : undefined}
            autosize
            minRows={9}
            maxRows={20}
            value={template[field]}
            onChange={(event) => setTemplate({ ...template, [field]: event.currentTarget.value })}
          />
          <VariableChips fieldId="demo-body" onInsert={(text) => setTemplate({ ...template, [field]: text })} />
        </section>
        <section className="card pad-16" aria-label={wizardDemosText.preview}>
          <SegmentedControl
            fullWidth
            aria-label={wizardDemosText.readAs}
            value={String(personIndex)}
            onChange={(value) => setPersonIndex(Number(value))}
            data={samplePeople.map((person, index) => ({ value: String(index), label: person.firstName }))}
          />
          <Text size="sm" c="dimmed" my={8}>
            {wizardDemosText.fictionalNote(fullName(person))}
          </Text>
          {missing.length > 0 && (
            <Alert color="amber" mb="sm">
              {wizardDemosText.missingValues(missing.map(labelOfVariable).join(', '))}
            </Alert>
          )}
          <article className={styles.mail}>
            {step === 0 && <h2 className="text-16 below-8">{fill(template.initial_outreach_subject)}</h2>}
            <p className="lines">{fill(template[field])}</p>
          </article>
        </section>
      </div>
    </div>
  )
}
