// Reads secrets from files, as containers, services, and vaults provide them.
import fs from 'node:fs'

type Environment = Record<string, string | undefined>

/**
 * Replaces secret settings that end with _FILE by the content of the named files; adds an error to `wrong` for each that can't
 * be read or is set twice.
 */
export function withSecretFiles(env: Environment, secretSettings: readonly string[], wrong: string[]): Environment {
  const whole = { ...env }
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`]?.trim() ?? ''
    if (file === '') continue
    if ((env[name]?.trim() ?? '') !== '') wrong.push(`Set ${name} or ${name}_FILE, not both.`)
    try {
      whole[name] = fs.readFileSync(file, 'utf8').trim()
    } catch {
      wrong.push(`${name}_FILE must be a file that can be read, not '${file}'.`)
    }
  }
  return whole
}
