// Runs a TypeScript entry point on a Node that can strip types and meets our libraries' engines. If the machine's own
// Node is older, it uses the binary that came with the install. Plain JavaScript on purpose: old Nodes must be able to
// read this file.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST = [22, 22]
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const isRecentEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

const installedNode = () => {
  const os = process.platform === 'win32' ? 'win' : process.platform
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${os}-${process.arch}/package.json`)
    const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
    return path.join(path.dirname(manifest), binary)
  } catch {
    return undefined
  }
}

const node = isRecentEnough() ? process.execPath : installedNode()
if (!node) {
  console.error(
    `Corkboard needs Node ${OLDEST.join('.')} or newer. This is Node ${process.versions.node}, and the packaged ` +
      `binary for ${process.platform}-${process.arch} is not installed. Install Node 24 and run the command again.`,
  )
  process.exit(1)
}

const [entry, ...args] = process.argv.slice(2)
const child = spawn(node, ['--disable-warning=ExperimentalWarning', path.resolve(root, entry), ...args], {
  // The channel tells the child when we die without notice, for example from kill -9.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    // Caches stripped and compiled modules between starts. If the folder is not writable, nothing is cached.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'compiled'),
  },
})
child.on('error', (error) => {
  console.error(`${node} does not start: ${error.message}`)
  process.exit(1)
})
// The terminal sends Ctrl-C to the whole group. The child decides when it is done, and we exit with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
}
// npm passes a signal only to the shell that it started us with, and exits with it.
if (process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32') {
  const startedBy = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === startedBy) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 250)
  watch.unref()
}
child.on('exit', (code, signal) => {
  if (signal) {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  } else process.exit(code ?? 1)
})
