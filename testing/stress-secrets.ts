// The key of the stress tests: the same in every worker process.
import { openSecrets } from '../server/platform/secrets.ts'

export const stressSecrets = openSecrets({ secretKeys: [Buffer.alloc(32, 7)], dataDir: '' })
