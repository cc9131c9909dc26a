import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCreatePath } from '../../session/use-user.ts'
import { text as analyticsText } from '../../i18n/analytics.ts'

export function CreateProject() {
  const path = useCreatePath()
  return <Button renderRoot={(props) => <Link to={path} {...props} />}>{analyticsText.createProject}</Button>
}
