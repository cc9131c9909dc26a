// A project's templates while they are edited: which one is open, and what may be done with the list.
import type { WireTemplate } from '@fairlead/contract/shapes/settings'
import { freeName } from '@fairlead/domain/outreach/template-names'
import { maxTemplates } from '@fairlead/domain/project/settings'
import { must } from '@fairlead/domain/shared/records'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { defaultTemplate } from '../../../project/default-template.ts'
import type { StepProps } from '../step.ts'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

export function useTemplates({ settings, change }: Pick<StepProps, 'settings' | 'change'>) {
  const templates = settings.outreach_templates.length > 0 ? settings.outreach_templates : [defaultTemplate]
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, templates.length - 1)
  const template = must(templates[index])
  // undo is pressed later and applies to the current state
  const latest = useRef(templates)
  useEffect(() => {
    latest.current = templates
  })
  const save = (next: WireTemplate[]) => change({ outreach_templates: next })
  const add = (newTemplate: WireTemplate, name: string) => {
    save([
      ...templates,
      {
        ...newTemplate,
        name: freeName(
          templates.map(({ name }) => name),
          name,
        ),
      },
    ])
    setChosen(templates.length)
  }
  return {
    templates,
    template,
    at: index,
    choose: setChosen,
    set: (part: Partial<WireTemplate>) => save(templates.with(index, { ...template, ...part })),
    mayAdd: templates.length < maxTemplates,
    add: () => add(defaultTemplate, wizardOutreachText.templateNumber(templates.length + 1)),
    /** Adds a template from the library under its name. */
    take: (newTemplate: WireTemplate) => add(newTemplate, newTemplate.name),
    duplicate: () => add(template, wizardOutreachText.copyOf(template.name)),
    /** The last one stays: a project can't send email without any. */
    remove: () => {
      save(templates.toSpliced(index, 1))
      setChosen(Math.max(0, index - 1))
      showToast(wizardOutreachText.templateDeleted(template.name), {
        undo: () => {
          save(latest.current.toSpliced(index, 0, template))
          setChosen(index)
        },
      })
    },
  }
}
export type Templates = ReturnType<typeof useTemplates>
