// Loaded into every server process before its own code: reports the CPU time used, in microseconds.
process.on('message', (question) => {
  if (question !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ answer: user + system });
});
