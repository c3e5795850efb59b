from babylon.server.process.metrics import Metrics
from babylon.server.supervision.figures import merged


def figures(turns: int) -> str:
    metrics = Metrics()
    for _ in range(turns):
        metrics.answered("POST", "/turns", 200, 0.01)
    metrics.connections.set(turns)
    return metrics.text().decode()


def test_figures_of_all_processes_stand_side_by_side() -> None:
    lines = merged({"parent": "", "0": figures(2), "1": figures(3)}).splitlines()
    assert 'babylon_requests_total{process="0",method="POST",route="/turns",status="200"} 2.0' in lines
    assert 'babylon_requests_total{process="1",method="POST",route="/turns",status="200"} 3.0' in lines
    assert 'babylon_connections{process="1"} 3.0' in lines


def test_each_family_is_described_once_and_stands_together() -> None:
    lines = merged({"0": figures(1), "1": figures(1)}).splitlines()
    described = [line.split(" ", 3)[2] for line in lines if line.startswith("# TYPE")]
    assert len(described) == len(set(described))
    family = ""
    for line in lines:
        family = line.split(" ", 3)[2] if line.startswith("#") else family
        assert line.startswith(("#", family.removesuffix("_total")))
