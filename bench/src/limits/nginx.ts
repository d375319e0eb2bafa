import { spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../site.ts'

/** `NGINX_PATH`, or the system's nginx. */
const binary = process.env['NGINX_PATH'] ?? 'nginx'

export const nginxVersion = (): string | undefined => {
  const { status, stderr } = spawnSync(binary, ['-v'], { encoding: 'utf8' })
  return status === 0 ? stderr.trim().replace('nginx version: ', '') : undefined
}

const configOf = (folder: string, mediaDir: string, port: number): string => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  types { image/webp webp; image/jpeg jpg; }
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server {
    listen 127.0.0.1:${port};
    location /media/ {
      alias ${mediaDir}/;
      add_header Cache-Control "public, max-age=31536000, immutable";
    }
  }
}
`

const responses = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1')
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('connect', () => probe.destroy())
  })

/** Starts nginx, serving a media folder as it would in front of the site, with one worker process. */
export const startNginx = async (mediaDir: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-nginx-'))
  const port = await freePort()
  const config = path.join(folder, 'nginx.conf')
  await writeFile(config, configOf(folder, mediaDir, port))
  const child = spawn(binary, ['-c', config, '-p', folder], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (let attempt = 0; !(await responses(port)); attempt += 1) {
    if (attempt > 100 || child.exitCode !== null) throw new Error('nginx did not start')
    await sleep(50)
  }
  return {
    port,
    pid: child.pid!,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
