// Loaded into every server before its own code: it tells what processor time it has used, in microseconds.
process.on('message', (question) => {
  if (question !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ answer: user + system });
});
