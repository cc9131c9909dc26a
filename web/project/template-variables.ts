// Template variables as offered and labeled in the editor.
import { templateVariables, variableGroups, type TemplateVariable, type VariableGroup } from '@fairlead/domain/project/template-variables'

export const variablesByGroup: { group: VariableGroup; variables: TemplateVariable[] }[] = variableGroups.map((group) => ({
  group,
  variables: templateVariables.filter((variable) => variable.group === group),
}))

/** The label of each variable. */
export const variableLabels: Readonly<Record<string, string>> = Object.fromEntries(templateVariables.map(({ key, label }) => [key, label]))

export function labelOfVariable(key: string): string {
  return templateVariables.find((variable) => variable.key === key)?.label ?? key
}
