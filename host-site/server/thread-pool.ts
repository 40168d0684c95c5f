/**
 * Threads of the process for files and for names (half of them at most): Node’s four would let two names that no name
 * server answers hold up all others. Counts where it is set before the first use.
 */
process.env.UV_THREADPOOL_SIZE ??= '16';
