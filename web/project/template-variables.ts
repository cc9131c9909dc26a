// The variables of a template as the editor offers and names them.
import { templateVariables, variableGroups, type TemplateVariable } from '@fairlead/domain/project/template-variables'

export const variablesByGroup: { group: string; variables: TemplateVariable[] }[] = variableGroups.map((group) => ({
  group,
  variables: templateVariables.filter((variable) => variable.group === group),
}))

export function labelOfVariable(key: string): string {
  return templateVariables.find((variable) => variable.key === key)?.label ?? key
}
