// Loaded with `node --import`: a build or a test runner must not outlive the command that started it.
import { watchParent } from './processes.mjs'

watchParent(() => process.exit(1))
