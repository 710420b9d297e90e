interface Answered {
  /** 'PUT /api/student/activities/7/log' */
  call: string;
  status: number | undefined;
}

const isWrite = (call: string) => !/^GET |\/(refresh|login|logout|me)$/.test(call);

/** The calls of the API that pass through a proxy. */
export function createCallLog() {
  const answered: Answered[] = [];
  const running: string[] = [];
  let busiest: string[] = [];
  return {
    begin(call: string) {
      if (!isWrite(call)) return;
      running.push(call);
      if (running.length > busiest.length) busiest = [...running];
    },
    /** Once the answer is complete, and before it is passed on. */
    end(call: string, status?: number) {
      answered.push({ call, status });
      if (isWrite(call)) running.splice(running.indexOf(call), 1);
    },
    /** In the order of their answers. */
    writes: () => answered.filter(({ call }) => isWrite(call)),
    reads: () => answered.filter(({ call }) => !isWrite(call)),
    /** The writes that ran at once when most did. */
    busiest: () => busiest,
    clear() {
      answered.length = 0;
      busiest = [...running];
    },
  };
}
