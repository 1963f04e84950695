import type { Analysis } from '../analysis/analysis.ts'
import type { AbortSignalLike } from '../bot.ts'
import type { Line } from './messages.ts'
import { later } from './timer.ts'

/** A thread of Node or a worker of a browser: a line whose other end can be ended from here, whatever it does. */
export interface Thread<Out, In> extends Line<Out, In> {
  end(): void
  /** Called when it ends by itself: it failed, or (`isTooLarge`) used more memory than it may. */
  onEnd(listener: (why: string, isTooLarge: boolean) => void): void
  /** A thread that only waits need not keep the process alive. */
  isBusy?(busy: boolean): void
}

/** What every thread sends: that it is there, how far something is, that it cannot be done, or the answer. */
export type PoolReply = { id: number; ready?: true; progress?: number; found?: Analysis; fault?: string }

/** An `AbortSignal`, as far as it is needed here. */
export interface StopSignal extends AbortSignalLike {
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

export interface Asking {
  /** Milliseconds it may take; they begin anew with every word of progress. */
  millis: number
  /** Shares its thread with nothing else, so that nothing else waits for it or ends with it. */
  alone?: boolean
  signal?: StopSignal | undefined
  onProgress?: ((done: number, found?: Analysis) => void) | undefined
}

/** It took more time or memory than it may, and its thread was ended. Any other error is no fault of what was asked. */
export class OutOfBounds extends Error {}

interface Job {
  id: number
  request: object
  asking: Asking
  /** The thread it shared was ended: it may have been the reason, and is tried once more by itself. */
  isSuspect: boolean
  /** Called off while it waited for a thread of its own. */
  callOff: (() => void) | undefined
  resolve(reply: PoolReply): void
  reject(error: Error): void
}

const TO_START = 60_000

/** A thread and what it was asked and has not answered. */
class Post {
  readonly jobs = new Map<number, Job>()
  readonly #thread: Thread<object, PoolReply>
  readonly #timers = new Map<number, () => void>()
  readonly #onLost: (post: Post, error: Error) => void
  #isReady = false

  constructor(thread: Thread<object, PoolReply>, onLost: (post: Post, error: Error) => void) {
    this.#thread = thread
    this.#onLost = onLost
    this.#timers.set(
      0,
      later(TO_START, () => this.#lost(new Error('The thread did not start.'))),
    )
    thread.onMessage((reply) => this.#heard(reply))
    thread.onEnd((why, isTooLarge) => this.#lost(isTooLarge ? new OutOfBounds(why) : new Error(why)))
  }

  take(job: Job): void {
    const { id, asking } = job
    this.jobs.set(id, job)
    this.#thread.isBusy?.(true)
    this.#thread.send({ ...job.request, id })
    if (this.#isReady) this.#watch(job)
    const stop = (): void => this.#thread.send({ kind: 'stop', id })
    job.callOff = stop
    if (asking.signal?.aborted) stop()
    else asking.signal?.addEventListener('abort', stop)
  }

  #watch({ id, asking }: Job): void {
    this.#timers.get(id)?.()
    const late = (): void => this.#lost(new OutOfBounds(`No answer within ${asking.millis} ms.`))
    this.#timers.set(id, later(asking.millis, late))
  }

  #heard(reply: PoolReply): void {
    if (reply.ready) {
      this.#isReady = true
      this.#timers.get(0)?.()
      for (const job of this.jobs.values()) this.#watch(job)
      return
    }
    const job = this.jobs.get(reply.id)
    if (!job) return
    if (reply.progress !== undefined) {
      this.#watch(job)
      job.asking.onProgress?.(reply.progress, reply.found)
      return
    }
    this.#drop(job)
    if (this.jobs.size === 0) this.#thread.isBusy?.(false)
    if (reply.fault !== undefined) job.reject(new Error(reply.fault))
    else job.resolve(reply)
  }

  #drop({ id, asking, callOff }: Job): void {
    this.jobs.delete(id)
    this.#timers.get(id)?.()
    this.#timers.delete(id)
    if (callOff) asking.signal?.removeEventListener('abort', callOff)
  }

  #lost(error: Error): void {
    this.#onLost(this, error)
  }

  /** Ends the thread; what it was asked is given back. */
  end(): Job[] {
    const left = [...this.jobs.values()]
    for (const job of left) this.#drop(job)
    for (const stop of this.#timers.values()) stop()
    this.#thread.end()
    return left
  }
}

export interface PoolOptions<Out, In> {
  start(): Thread<Out, In>
  /** Threads on which work runs beside other work. */
  shared: number
  /** Threads that do one thing at a time: what must be alone, and what is suspected. */
  alone: number
  /** Threads are ended when they have nothing left to do. */
  endIdle?: boolean
}

/**
 * Threads that answer in time or are ended and replaced: the one way in which anything is done elsewhere that might
 * never come back.
 */
export class Pool<Out extends { id: number }, In extends { id: number }> {
  readonly #options: PoolOptions<Out, In>
  readonly #shared = new Set<Post>()
  readonly #alone = new Set<Post>()
  #queue: Job[] = []
  #next = 1

  constructor(options: PoolOptions<Out, In>) {
    this.#options = options
  }

  ask(request: Out extends unknown ? Omit<Out, 'id'> : never, asking: Asking): Promise<In> {
    return new Promise((resolve, reject) => {
      const settle = (run: () => void): void => {
        run()
        this.#tidy()
      }
      const job: Job = {
        id: this.#next++,
        request,
        asking,
        isSuspect: false,
        callOff: undefined,
        resolve: (reply) => settle(() => resolve(reply as unknown as In)),
        reject: (error) => settle(() => reject(error)),
      }
      if (asking.alone || this.#options.shared === 0) this.#enqueue(job)
      else this.#idlest().take(job)
    })
  }

  #idlest(): Post {
    const [free] = [...this.#shared].sort((a, b) => a.jobs.size - b.jobs.size)
    return free && (free.jobs.size === 0 || this.#shared.size >= this.#options.shared)
      ? free
      : this.#start(this.#shared)
  }

  #start(among: Set<Post>): Post {
    const thread = this.#options.start() as unknown as Thread<object, PoolReply>
    const post = new Post(thread, (lost, error) => this.#lost(lost, error))
    among.add(post)
    return post
  }

  #enqueue(job: Job): void {
    const { signal } = job.asking
    job.callOff = (): void => {
      this.#queue = this.#queue.filter((other) => other !== job)
      job.reject(new Error('It was called off.'))
    }
    if (signal?.aborted) {
      job.callOff()
      return
    }
    signal?.addEventListener('abort', job.callOff)
    this.#queue.push(job)
    this.#serveQueue()
  }

  #serveQueue(): void {
    while (this.#queue.length > 0) {
      const free = [...this.#alone].find((post) => post.jobs.size === 0)
      if (!free && this.#alone.size >= this.#options.alone) return
      const job = this.#queue.shift() as Job
      if (job.callOff) job.asking.signal?.removeEventListener('abort', job.callOff)
      const post = free ?? this.#start(this.#alone)
      post.take(job)
    }
  }

  /**
   * A thread has failed or is late. Who was alone on it is to blame; of several nobody knows, so each is tried by
   * itself.
   */
  #lost(post: Post, error: Error): void {
    const shared = this.#shared.delete(post)
    if (!shared && !this.#alone.delete(post)) return
    for (const job of post.end()) {
      if (!shared || job.isSuspect) job.reject(error)
      else {
        job.isSuspect = true
        this.#enqueue(job)
      }
    }
    this.#serveQueue()
  }

  #tidy(): void {
    this.#serveQueue()
    if (!this.#options.endIdle) return
    for (const posts of [this.#shared, this.#alone])
      for (const post of posts)
        if (post.jobs.size === 0) {
          posts.delete(post)
          post.end()
        }
  }

  /** Ends all threads; nobody is answered any more. */
  close(): void {
    const jobs = [...this.#shared, ...this.#alone].flatMap((post) => post.end())
    this.#shared.clear()
    this.#alone.clear()
    for (const job of [...this.#queue.splice(0), ...jobs]) job.reject(new Error('The threads have been closed.'))
  }
}
